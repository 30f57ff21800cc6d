import type { ComponentProps, ComponentType } from 'react'
import type { PageEntry } from '../content/types/page.ts'
import type { EditionView } from './edition-view.ts'

/** Makes what the component of a page is shown with, of the page's entry and the content of its edition. */
export type PageData = (view: EditionView, entry: PageEntry) => object

// biome-ignore lint/suspicious/noExplicitAny: a component takes what it takes
export type PropsOf<Page extends ComponentType<any>> = ComponentProps<Page>

/** Not more than the props either: nobody would read the rest, and it would be sent to every visitor. */
export type Exactly<Props, Data> = Data & { [Extra in Exclude<keyof Data, keyof Props>]: never }

/** The data half of a page, which has to make all props of its component and nothing else. */
export const pageData =
  // biome-ignore lint/suspicious/noExplicitAny: as above
    <Page extends ComponentType<any>>() =>
    <Data extends PropsOf<Page>>(
      make: (view: EditionView, entry: PageEntry) => Exactly<PropsOf<Page>, Data>,
    ): ((view: EditionView, entry: PageEntry) => Data) =>
      make
