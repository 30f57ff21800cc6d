import type { ComponentType } from 'react'
import type { PageResources } from '../../runtime/page-loader.ts'
import type { PageFrameProps } from '../components/layout/layout.tsx'
import type { Catalogue } from '../content/catalogue.ts'
import type { PageContent, PageProps } from '../content/page-data.ts'
import type { Shell } from '../content/shell.ts'

/** A page may bring a frame of its own, in place of the header and footer that all others share. */
export type PageComponent = ComponentType<PageProps> & { frame?: ComponentType<PageFrameProps> }

/** What the build gives every page, in this order: the shell of its edition, and the catalogue where products are named. */
export type SharedData = readonly [shell: Shell, catalogue?: Catalogue | undefined]

/** What pages of this site are made of, as its build writes them. */
export type SiteParts = { component: PageComponent; data: PageContent; staticQueries: SharedData }

/** A page of this site as the runtime loads it. */
export type LoadedPage = PageResources<SiteParts>
