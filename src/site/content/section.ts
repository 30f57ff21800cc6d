import type { FaqLink } from './faq.ts'
import type { Picture } from './picture.ts'
import type { ProductCard } from './product.ts'

export interface Action {
  label: string
  href: string
}

export interface SectionItem {
  title: string
  text?: string
  value?: string
  /** Of a job: how long it takes. */
  time?: string
  href?: string
}

export type SectionKind =
  | 'hero'
  | 'text'
  | 'imageText'
  | 'features'
  | 'steps'
  | 'quote'
  | 'gallery'
  | 'callToAction'
  | 'faq'
  | 'comparison'
  | 'form'

export interface Section {
  kind: SectionKind
  heading?: string
  /** Markdown of the content service, rendered by the build. */
  html?: string
  picture?: Picture
  pictures?: Picture[]
  items?: SectionItem[]
  actions?: Action[]
  /** What a hero stands in: words stand on the water and above a garden; rain and sun are the weather of a stage. */
  setting?: 'water' | 'garden' | 'rain' | 'sun'
  cite?: string
  faqs?: FaqLink[]
  products?: ProductCard[]
  form?: string
}

/** A section where all kinds look alike. */
export type StoryRow = Omit<Section, 'kind'>

/** What every page written by an editor brings. */
export interface EditorialPage {
  title: string
  sections: Section[]
}
