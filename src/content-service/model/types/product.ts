import * as v from 'valibot'
import { currencies } from '../../../domain/edition/currencies.ts'
import { productFiguresSchema } from '../../../domain/models/product-figures.ts'
import type { ContentType } from '../field.ts'
import { editions, rank, seoDescription, seoTitle, slug } from './shared-fields.ts'

export const shippingClasses = ['satchel', 'parcel', 'bulky', 'freight'] as const

const text = v.pipe(v.string(), v.minLength(1))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

export const product: ContentType = {
  id: 'product',
  folder: 'products',
  displayField: 'name',
  bodyField: 'body',
  doc: 'Something that is sold, or was',
  fields: {
    sku: {
      kind: 'symbol',
      required: true,
      unique: true,
      pattern: /^[A-Z0-9]+(-[A-Z0-9]+)*$/,
      doc: 'Stock-keeping unit, e.g. PW-S300I',
    },
    name: { kind: 'symbol', required: true, doc: 'As people say it: Dolphin S 300i' },
    seoTitle,
    seoDescription,
    slug,
    brand: { kind: 'symbol', required: true, doc: 'The range it is sold under: Dolphin, Liberty, EcoClear …' },
    productLine: { kind: 'link', to: 'productLine', required: true },
    // In the plural because the cart asks for it so, and one because it asks for one.
    categories: { kind: 'link', to: 'category', required: true, doc: 'The department it belongs to' },
    furtherCategories: { kind: 'links', to: 'category', doc: 'Other departments that show it too' },
    price: { kind: 'number', required: true, min: 0, doc: 'Including tax, in units of the edition’s currency' },
    compareAtPrice: { kind: 'number', min: 0, doc: 'The price before a reduction' },
    currency: { kind: 'symbol', required: true, oneOf: currencies },
    shippingClass: { kind: 'symbol', required: true, oneOf: shippingClasses },
    active: { kind: 'boolean', required: true },
    inStock: { kind: 'boolean', required: true },
    stock: {
      kind: 'integer',
      min: 0,
      doc: 'How many there are when the shop is first opened; the count lives in the database from then on',
    },
    backOn: { kind: 'date', doc: 'When more are expected' },
    onSaleSince: {
      kind: 'date',
      doc: 'The first day on which the edition sold it: nobody can have bought it before. Parts need none',
    },
    editions,
    rank,
    images: { kind: 'assets', required: true, doc: 'Front view first' },
    turn: { kind: 'asset', doc: 'A sheet of 24 pictures from all round it, made by scripts/make-turn-sheet.ts' },
    cutaway: { kind: 'asset', doc: 'The machine sawn in two' },
    cutawayLabels: {
      kind: 'json',
      schema: v.array(v.strictObject({ title: text, text, x: percent, y: percent })),
      doc: 'What is seen in it; x and y say where, in percent from its upper left corner',
    },
    summary: { kind: 'symbol', required: true, doc: 'One sentence: what it does for you' },
    body: { kind: 'text', required: true },
    features: {
      kind: 'json',
      required: true,
      schema: v.array(v.strictObject({ title: text, text })),
      doc: 'Three to six',
    },
    specifications: {
      kind: 'json',
      required: true,
      schema: v.record(text, v.record(text, text)),
      doc: 'Group → name → value with its unit',
    },
    figures: {
      kind: 'json',
      schema: productFiguresSchema,
      doc: 'What specifications say, as far as it is reckoned with or drawn',
    },
    suitability: {
      kind: 'json',
      schema: v.strictObject({
        poolTypes: v.array(v.picklist(['in-ground', 'above-ground', 'plunge', 'spa', 'commercial'])),
        maxLengthM: v.pipe(v.number(), v.minValue(1)),
        surfaces: v.array(v.picklist(['concrete', 'pebble', 'tile', 'fibreglass', 'vinyl'])),
        floor: v.boolean(),
        walls: v.boolean(),
        waterline: v.boolean(),
      }),
    },
    whatsInTheBox: { kind: 'symbols', required: true },
    warrantyYears: { kind: 'integer', required: true, min: 0, max: 25 },
    parts: { kind: 'links', to: 'product', doc: 'Parts that fit' },
    related: { kind: 'links', to: 'product' },
    faqs: { kind: 'links', to: 'faq' },
    rating: {
      kind: 'json',
      schema: v.strictObject({
        value: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
        count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    },
  },
}
