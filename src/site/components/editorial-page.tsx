import type { ReactNode } from 'react'
import type { EditorialPage as Content } from '../content/section.ts'
import { PageOpening } from './page-opening.tsx'
import { PageSections } from './sections/page-sections.tsx'

/** An editor's page: opening, what the page itself adds, then the other sections. */
export const EditorialPage = ({ title, sections, children }: Content & { children?: ReactNode }) => {
  const [first, ...others] = sections
  const hero = first?.kind === 'hero' ? first : undefined
  return (
    <>
      <PageOpening title={title} hero={hero} />
      {children}
      <PageSections sections={hero === undefined ? sections : others} />
    </>
  )
}
