import { editionCodes } from '../../domain/edition/edition-code.ts'
import { WholePageProvider } from '../components/below-fold.tsx'
import { CatalogueProvider } from '../components/catalogue-context.ts'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { Layout } from '../components/layout/layout.tsx'
import { ConsentOffer } from '../features/consent/consent-offer.tsx'
import { RegionOffer } from '../features/region/region-offer.tsx'
import { Panels } from '../panels/panels.tsx'
import { SiteState } from '../state/site-state.tsx'
import { PageBoundary } from './page-boundary.tsx'
import type { LoadedPage } from './page-parts.ts'
import type { SiteConfig } from './site-config.ts'

interface Props {
  resources: LoadedPage
  config?: SiteConfig | undefined
  /** All of the page in its first frame. */
  whole?: boolean
  onPageError?: () => void
}

/** The whole page, the same on the server and in the browser. */
export const App = ({ resources, config, whole = true, onPageError }: Props) => {
  const { pageData, component: Page, staticQueries } = resources
  const [shell, catalogue] = staticQueries
  const { editions = [...editionCodes], props } = pageData.data
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
