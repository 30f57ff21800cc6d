import type { ComponentType } from 'react'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import type { PageResources } from '../../runtime/page-loader.ts'
import { WholePageProvider } from '../components/below-fold.tsx'
import { CatalogueProvider } from '../components/catalogue-context.ts'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { Layout, type PageFrameProps } from '../components/layout/layout.tsx'
import type { Catalogue } from '../content/catalogue.ts'
import type { PageContent } from '../content/page-data.ts'
import type { Shell } from '../content/shell.ts'
import { ConsentOffer } from '../features/consent/consent-offer.tsx'
import { RegionOffer } from '../features/region/region-offer.tsx'
import { Panels } from '../panels/panels.tsx'
import { SiteState } from '../state/site-state.tsx'
import { PageBoundary } from './page-boundary.tsx'
import type { SiteConfig } from './site-config.ts'

/** A page may bring a frame of its own, in place of the header and footer that all others share. */
export type PageComponent = ComponentType<object> & { frame?: ComponentType<PageFrameProps> }

interface Props {
  resources: PageResources<PageComponent>
  config?: SiteConfig | undefined
  /** All of the page in its first frame. */
  whole?: boolean
  onPageError?: () => void
}

/** The whole page, the same on the server and in the browser. The build that wrote the data wrote this code too: shapes are trusted. */
export const App = ({ resources, config, whole = true, onPageError }: Props) => {
  const { pageData, component: Page, staticQueries } = resources
  const [shellHash = '', catalogueHash = ''] = pageData.staticQueryHashes
  const shell = staticQueries[shellHash] as Shell
  const catalogue = staticQueries[catalogueHash] as Catalogue | undefined
  const { editions = [...editionCodes], props } = pageData.data as PageContent
  const Frame = Page.frame ?? Layout
  return (
    <SiteState path={pageData.path} content={config?.content}>
      <Frame shell={shell} path={pageData.path} editions={editions}>
        <CatalogueProvider value={catalogue}>
          <WholePageProvider value={whole}>
            <PageBoundary key={pageData.path} of="#content > *" onError={onPageError}>
              <Page {...props} />
            </PageBoundary>
          </WholePageProvider>
        </CatalogueProvider>
      </Frame>
      <Panels shell={shell} page={pageData} />
      <ErrorBoundary>
        <RegionOffer editions={shell.editions} current={shell.edition.code} path={pageData.path} existsIn={editions} />
      </ErrorBoundary>
      <ErrorBoundary>
        <ConsentOffer measurement={config?.measurement} privacyHref={`/${shell.edition.code}/privacy/`} />
      </ErrorBoundary>
    </SiteState>
  )
}
