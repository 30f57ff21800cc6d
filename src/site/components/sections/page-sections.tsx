import type { ComponentType } from 'react'
import type { SectionKind } from '../../../domain/pages/section-kind.ts'
import type { AnySection, Section } from '../../content/section.ts'
import { BelowFold } from '../below-fold.tsx'
import { GallerySection } from './gallery-section.tsx'
import { ItemsSection } from './items-section.tsx'
import { ListSection } from './list-section.tsx'
import { QuoteSection } from './quote-section.tsx'
import { TextSection } from './text-section.tsx'

/** These are words, with or without a picture. */
type WordsKind = 'hero' | 'text' | 'imageText' | 'callToAction' | 'form'

const views: Record<Exclude<SectionKind, WordsKind>, ComponentType<{ section: AnySection }>> &
  Partial<Record<WordsKind, undefined>> = {
  features: ItemsSection,
  steps: ItemsSection,
  quote: QuoteSection,
  gallery: GallerySection,
  faq: ListSection,
  comparison: ListSection,
}

const sectionView = (section: AnySection) => {
  const View = views[section.kind] ?? TextSection
  return <View key={`${section.kind} ${section.heading ?? section.html}`} section={section} />
}

/** The words of a page below its first section, in the editor's order. */
export const PageSections = ({ sections: [first, ...rest] }: { sections: Section[] }) => (
  <>
    {first && sectionView(first)}
    {rest.length > 0 && <BelowFold>{rest.map(sectionView)}</BelowFold>}
  </>
)
