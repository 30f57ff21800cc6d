import { serverFolder } from '../server-folder.ts'

export interface DemoFact {
  readonly label: string
  readonly value: string
  /** Under it, small. */
  readonly note?: string
  /** A number to ring, an address to write to. */
  readonly href?: string
}

interface Choosable {
  readonly value: string
  readonly label: string
}

/** What an answer needs to be one. Which it is shows in its name: all that is on the page is posted. */
export type DemoControl =
  | {
      readonly kind: 'select'
      readonly name: string
      readonly label: string
      readonly options: readonly Choosable[]
      readonly value: string
    }
  | {
      readonly kind: 'days'
      readonly name: string
      readonly label: string
      /** Those that are taken cannot be chosen, and are there: whoever plans sees why. */
      readonly days: readonly { readonly day: string; readonly isTaken: boolean }[]
      readonly value: string
    }
  | { readonly kind: 'line'; readonly name: string; readonly label: string; readonly value: string }
  | {
      readonly kind: 'one-of'
      readonly name: string
      readonly label: string
      readonly options: readonly Choosable[]
      readonly value: string
    }

/** One of the answers. */
export interface DemoOption {
  readonly value: string
  readonly label: string
  readonly hint: string
  readonly controls: readonly DemoControl[]
  /** What the button says while it is chosen, and what follows from pressing it. */
  readonly button: string
  readonly after: string
}

export interface DemoForm {
  readonly action: string
  readonly hidden: Readonly<Record<string, string>>
  /** For those who do not see the rest. */
  readonly legend: string
  /** Where an answer is not what the page is for. */
  readonly heading?: string
  readonly options: readonly DemoOption[]
  readonly chosen: string
  /** Until when, and what then. */
  readonly deadline?: string
}

/** A page on which a demo is answered, before it is drawn. */
export interface DemoScreen {
  /** Says the state. */
  readonly title: string
  readonly tab: string
  /** Whose page it is. */
  readonly who: string
  readonly lead: string
  /** Why the same page comes again. */
  readonly problem?: string
  /** How to reach whoever is to be reached. */
  readonly facts?: readonly DemoFact[]
  readonly actions?: readonly { readonly label: string; readonly href: string; readonly icon: string }[]
  readonly form?: DemoForm
  /** What stays true while the rest changes. */
  readonly beside?: { readonly heading: string; readonly facts: readonly DemoFact[] }
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** Makes such a page out of a built one. `styles` are its own: they are inside, and the policy has to allow them. */
export interface DemoPages {
  readonly demoPage: (builtPage: string, screen: DemoScreen) => string
  readonly demoStyles: string
}

/** Where the build leaves them, as a module that needs no others. */
export const demoPagesFile = `${serverFolder}/demo-pages.mjs`

/** The built page whose frame they stand in: the name of the brand, and nothing that leads away. */
export const demoFrame = 'account/sign-in/index.html'
