import { hash } from 'node:crypto'
import { defaultEdition, editionCodes } from '../../domain/edition/edition-code.ts'
import { toPagePath } from '../../runtime/page-path.ts'
import type { PageContent, PageProps } from '../../site/content/page-data.ts'
import type { ClientBundle } from '../bundle/client-bundle.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { DocumentInput } from '../document/document.ts'
import { breadcrumbJsonLd } from '../json-ld/breadcrumbs.ts'
import { sharePictureFile } from '../open-graph/share-picture.ts'
import { isIndexed } from '../registry/is-indexed.ts'
import type { SitePage } from '../registry/site-page.ts'
import type { StaticQueries } from '../static-queries/static-queries.ts'
import type { RenderJob } from './render-job.ts'

export interface PagePlan {
  path: string
  /** Of everything the page is made from: the same hash means the same page. */
  hash: string
  job: RenderJob
}

interface Given {
  editions: EditionContent[]
  staticQueries: StaticQueries
  client: ClientBundle
  codeHash: string
  publicUrl: string
}

const alternatesOf = ({ path, edition, editions, kind }: SitePage): Record<string, string> => {
  if (kind !== 'page' || !path.startsWith(`/${edition}/`)) return {}
  const paths = Object.fromEntries(editions.map((code) => [code, `/${code}${path.slice(edition.length + 1)}`]))
  const main = paths[defaultEdition]
  return main === undefined ? paths : { ...paths, 'x-default': main }
}

const htmlFileOf = (path: string): string => (path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}index.html`)

const dataFileOf = (path: string): string => {
  const folder = toPagePath(path).replaceAll(/^\/|\/$/g, '') || 'index'
  return `page-data/${folder}/page-data.json`
}

export const planPages = (
  pages: SitePage[],
  { editions, staticQueries, client, codeHash, publicUrl }: Given,
): PagePlan[] =>
  pages.map((page) => {
    const brand = editions[0]?.brand
    if (brand === undefined) throw new Error('There is no edition to plan pages for.')
    const assets = client.assetsOf(page.component)
    const content: PageContent = {
      ...(page.editions.length < editionCodes.length && { editions: page.editions }),
      // Made for its component by `pageData`, which holds the one against the other.
      props: page.data as PageProps,
    }
    const said: Omit<DocumentInput, 'assets'> = {
      pageData: {
        path: page.path,
        component: page.component,
        module: assets.module,
        modules: assets.pageModules,
        styles: [...assets.pageStyles, ...assets.stylesOnDemand],
        buildHash: client.buildHash,
        head: { title: page.title, lang: page.lang },
        staticQueryHashes: staticQueries.hashesFor(page),
        data: content,
      },
      kind: page.kind,
      description: page.description,
      canonical: page.canonical,
      publicUrl,
      indexed: isIndexed(page),
      brandName: brand.name,
      themeColor: brand.themeColor,
      alternates: alternatesOf(page),
      sharePicture: sharePictureFile({ title: page.title, brandName: brand.name, picture: page.picture }),
      jsonLd: [...page.jsonLd, ...breadcrumbJsonLd(page, brand.name)],
      feed: `/${page.edition}/news/rss.xml`,
    }
    return {
      path: page.path,
      // The assets follow from the component and the hash of the bundle, which are among what is said.
      hash: hash('sha256', codeHash + JSON.stringify(said)).slice(0, 16),
      job: { document: { ...said, assets }, htmlFile: htmlFileOf(page.path), dataFile: dataFileOf(page.path) },
    }
  })
