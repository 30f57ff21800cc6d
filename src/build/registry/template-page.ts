import type { ComponentType } from 'react'
import type { EditionView } from '../view/edition-view.ts'
import type { Exactly, PropsOf } from '../view/page-data.ts'
import { type GivenPage, type SitePage, sitePage } from './site-page.ts'

/** A page in a template, whose data has to be all props of the template's component and nothing else. */
export const templatePage =
  // biome-ignore lint/suspicious/noExplicitAny: a component takes what it takes
    <Template extends ComponentType<any>>() =>
    <Data extends PropsOf<Template>>(
      view: EditionView,
      page: Omit<GivenPage, 'data'> & { data: Exactly<PropsOf<Template>, Data> },
    ): SitePage =>
      sitePage(view, page)
