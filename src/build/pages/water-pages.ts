import { mineralFill } from '../../domain/pool/mineral-fill.ts'
import { litresIn } from '../../domain/pool/pool-litres.ts'
import type { SizedProduct } from '../../site/content/sized-product.ts'
import type { EditionView } from './edition-view.ts'
import { specificationsOf } from './product-note.ts'
import { warrantyData } from './support/warranty-data.ts'

/** A figure and its unit stay on one line. */
const together = (text = ''): string => text.replaceAll(/(\d) (?=[A-Za-zµ°])/g, '$1\u00a0')

/** The products told on a page, each with these of its specifications. */
const sizedProducts = (view: EditionView, landingPage: string, names: string[]): SizedProduct[] => {
  const lines = new Set(
    view.content.productLines.filter((line) => line.landingPage === landingPage).map((line) => line.sys.id),
  )
  const products = view.content.products.filter((product) => product.active && lines.has(product.productLine ?? ''))
  return view.productList(products).map((card, index) => {
    const product = products[index]
    const specifications = product === undefined ? {} : specificationsOf(product)
    return {
      ...card,
      litres: litresIn(specifications['Pool volume']),
      figures: Object.fromEntries(names.map((name) => [name, together(specifications[name])])),
      ...(product?.inStock === false && { late: true }),
    }
  })
}

/** What decides between the sizes of each kind, beside the litres. */
const equipmentFigures: Record<string, string[]> = {
  Pump: ['Flow at 10 m head', 'Power, low'],
  'Media filter': ['Flow'],
  'Cartridge filter': ['Flow'],
  'Heat pump': ['Output', 'Power in'],
  'LED light': ['Light', 'Power'],
}

const poolsToFill = [10_000, 25_000, 40_000, 60_000, 90_000]

/** What a first fill comes to, at the prices of the bag and the pallet. */
const firstFills = (view: EditionView) => {
  const priceOf = (slug: string): number => view.content.products.find((product) => product.slug === slug)?.price ?? 0
  const [bag, pallet] = [priceOf('mineral-swim-bag'), priceOf('mineral-swim-pallet')]
  return poolsToFill
    .map((litres) => mineralFill(litres, bag, pallet))
    .map((fill) => ({ ...fill, price: view.price(fill.pallets * pallet + fill.singles * bag) }))
}

const pricePerKilogram = (view: EditionView, href: string, weight = ''): string => {
  const product = view.content.products.find((each) => view.productHref(each) === href)
  return view.price((product?.price ?? 0) / Number.parseFloat(weight))
}

/** Those an M 400 wears, for the members' price list. */
const wearingParts = ['brush-set-m', 'drive-track-m', 'fine-filter-m']

/** What the pages of water treatment and equipment show beside their words. */
export const waterPages: Record<string, (view: EditionView) => object> = {
  'pages/forlife': (view) => ({
    warranty: warrantyData(view, ['robot']),
    parts: view.content.products
      .filter(({ slug }) => wearingParts.includes(slug))
      .map((product) => ({
        href: view.productHref(product),
        name: product.name,
        price: view.price(product.price),
        half: view.price(product.price / 2),
      })),
  }),
  'pages/ozone-swim': (view) => ({
    products: sizedProducts(view, 'ozone-swim', ['Pool volume', 'Ozone output', 'Power', 'Size']),
  }),
  'pages/mineral-swim': (view) => {
    const products = sizedProducts(view, 'mineral-swim', ['Kind', 'Pool volume', 'Chlorine output', 'Net weight'])
    return {
      fills: firstFills(view),
      units: products.filter(({ figures }) => figures.Kind === 'Chlorinator'),
      minerals: products
        .filter(({ figures }) => figures.Kind === 'Minerals')
        .map((product) => ({
          ...product,
          perKilogram: pricePerKilogram(view, product.href, product.figures['Net weight']),
        })),
    }
  },
  'pages/ecoswim': (view) => ({
    products: sizedProducts(view, 'ecoswim', ['Pool volume', 'Chlorine output', 'Salt level', 'Cell life', 'Power']),
  }),
  'pages/ecoclear-pool-equipment': (view) => ({
    models: Object.fromEntries(
      Object.entries(equipmentFigures).map(([kind, names]) => [
        kind,
        sizedProducts(view, 'ecoclear-pool-equipment', ['Kind', 'Pool volume', ...names])
          .filter(({ figures }) => figures.Kind === kind)
          .map(({ href, name, price, figures, late }) => ({
            href,
            name: name.replace(/^EcoClear /, ''),
            price,
            figures: [figures['Pool volume'] ?? '', ...names.map((figure) => figures[figure] ?? '')].filter(Boolean),
            ...(late && { late }),
          })),
      ]),
    ),
  }),
  'pages/eco-clear': (view) => ({ products: sizedProducts(view, 'eco-clear', ['Chlorine output']) }),
  'pages/ecoclear': (view) => ({ products: sizedProducts(view, 'ecoclear', ['Chlorine output', 'Power']) }),
}
