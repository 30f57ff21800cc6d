import type { WithFigures } from '../../domain/pages/figures.ts'
import type { PageSlots, templateSlots } from '../../domain/pages/page-slots.ts'
import type { SectionKind } from '../../domain/pages/section-kind.ts'
import type { Slot, Slots } from '../../domain/pages/slot.ts'
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

interface Words {
  heading?: string
  /** Markdown of the content service, rendered by the build. */
  html?: string
}

interface WordsAndActions extends Words {
  actions?: Action[]
}

export interface HeroSection extends WordsAndActions {
  kind: 'hero'
  picture?: Picture
  pictures?: Picture[]
  items?: SectionItem[]
  /** What a hero stands in: words stand on the water and above a garden; rain and sun are the weather of a stage. */
  setting?: 'water' | 'rain' | 'sun'
}

export interface TextSection extends WordsAndActions {
  kind: 'text'
}

export interface ImageTextSection extends WordsAndActions {
  kind: 'imageText'
  picture?: Picture
  pictures?: Picture[]
  items?: SectionItem[]
}

interface ItemsSection extends WordsAndActions {
  items: SectionItem[]
  pictures?: Picture[]
}

export interface FeaturesSection extends ItemsSection {
  kind: 'features'
}

export interface StepsSection extends ItemsSection {
  kind: 'steps'
}

export interface QuoteSection extends Words {
  kind: 'quote'
  cite?: string
}

export interface GallerySection extends WordsAndActions {
  kind: 'gallery'
  pictures: Picture[]
}

export interface CallToActionSection extends WordsAndActions {
  kind: 'callToAction'
}

export interface FaqSection extends WordsAndActions {
  kind: 'faq'
  faqs: FaqLink[]
}

export interface ComparisonSection extends WordsAndActions {
  kind: 'comparison'
  products?: ProductCard[]
  items?: SectionItem[]
}

export interface FormSection extends WordsAndActions {
  kind: 'form'
}

export type Section =
  | HeroSection
  | TextSection
  | ImageTextSection
  | FeaturesSection
  | StepsSection
  | QuoteSection
  | GallerySection
  | CallToActionSection
  | FaqSection
  | ComparisonSection
  | FormSection

export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>

/** A section where all kinds look alike. */
export interface StoryRow extends WordsAndActions {
  picture?: Picture
  items?: SectionItem[]
}

/** Whatever any kind may have, for views that show several kinds. */
export interface AnySection extends StoryRow {
  kind: SectionKind
  pictures?: Picture[]
  cite?: string
  faqs?: FaqLink[]
  products?: ProductCard[]
}

/** A section in its slot, with the figures that the slot asks of its items. */
type Slotted<Own> =
  Own extends Slot<infer Kind, infer _, infer Every, infer Some, infer Deep>
    ? [Every | Some] extends [never]
      ? SectionOf<Kind> & (Deep extends true ? { depth: number } : unknown)
      : Omit<SectionOf<Kind>, 'items'> & { items: (SectionItem & WithFigures<Every, Some>)[] }
    : never

type Lists = 'some' | 'any number'

type Taken<Own extends Slots> = {
  -readonly [Name in keyof Own as Own[Name]['times'] extends 'one or none'
    ? never
    : Name]: Own[Name]['times'] extends Lists ? Slotted<Own[Name]>[] : Slotted<Own[Name]>
} & {
  -readonly [Name in keyof Own as Own[Name]['times'] extends 'one or none' ? Name : never]?: Slotted<Own[Name]>
}

/** The sections that a page takes by name. */
export type SlotsOf<Page extends keyof PageSlots> = Taken<PageSlots[Page]>

/** One of them, for the component that shows it. */
export type SectionIn<Page extends keyof PageSlots, Name extends keyof PageSlots[Page]> = Slotted<PageSlots[Page][Name]>

/** What every page written by an editor brings: its slots, or those of them that are not shown otherwise. */
export interface EditorialPage<Page extends keyof PageSlots, Shown extends keyof SlotsOf<Page> = keyof SlotsOf<Page>> {
  title: string
  slots: Pick<SlotsOf<Page>, Shown>
  /** What it has no place for, so that nothing an editor adds is lost. */
  rest: Section[]
}

/** The same of a page that a template shows. */
export interface TemplatePage {
  title: string
  slots: Taken<typeof templateSlots>
  rest: Section[]
}
