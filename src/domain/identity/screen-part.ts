import type { ScreenField } from './screen-field.ts'

/** Pressed: goes to a page, or posts what is hidden. */
export type ScreenAction =
  | { readonly label: string; readonly href: string; readonly icon?: ScreenIcon }
  | {
      readonly label: string
      readonly action: string
      readonly hidden?: Readonly<Record<string, string>>
      readonly icon?: ScreenIcon
    }

export type ScreenIcon = 'mail' | 'lock' | 'key' | 'handset' | 'laptop' | 'undo' | 'check'

export interface ScreenLink {
  readonly label: string
  readonly href: string
  /** Of the sentence that it stands in. */
  readonly before?: string
  readonly after?: string
}

/** One of several things of a kind, and what can be done with it. */
export interface ScreenRow {
  readonly icon: ScreenIcon
  readonly label: string
  /** Said of one of them alone: "This device". */
  readonly mark?: string
  readonly detail: string
  readonly actions: readonly ScreenAction[]
}

/** A button for whoever has, or can make, a passkey; not there without scripts. */
export interface ScreenPasskey {
  readonly label: string
  /** Where the browser gets what it asks the device, and where it sends the answer. */
  readonly options: string
  readonly action: string
  /** Who has pressed a button for it already need not press another. */
  readonly isAtOnce?: boolean
}

export type ScreenPart =
  | {
      readonly kind: 'form'
      /** Where it is posted. */
      readonly action: string
      readonly fields: readonly ScreenField[]
      /** What is posted with them, and not seen. */
      readonly hidden?: Readonly<Record<string, string>>
      readonly submit: string
      /** Beside what most people do. */
      readonly isQuiet?: boolean
    }
  /** One form that goes several ways, by whichever button is pressed. */
  | {
      readonly kind: 'ways'
      readonly fields: readonly ScreenField[]
      readonly passkey?: ScreenPasskey
      readonly ways: readonly {
        readonly icon: ScreenIcon
        readonly label: string
        readonly detail: string
        readonly action: string
      }[]
    }
  /** A passkey is used, and other ways stand below it. */
  | { readonly kind: 'use-passkey'; readonly passkey: ScreenPasskey }
  /** A passkey is made, under the name in the field. */
  | { readonly kind: 'make-passkey'; readonly passkey: ScreenPasskey; readonly field: ScreenField }
  | { readonly kind: 'links'; readonly links: readonly ScreenLink[] }
  | { readonly kind: 'text'; readonly text: string }
  /** To be typed somewhere else. */
  | { readonly kind: 'code'; readonly code: string }
  /** To be kept on paper. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  /** For a camera, and for whoever has none. */
  | { readonly kind: 'qr'; readonly content: string; readonly label: string }
  | {
      readonly kind: 'list'
      readonly heading: string
      readonly lead: string
      readonly rows: readonly ScreenRow[]
      /** Below it; the first is what most people want, unless it is beside that. */
      readonly button?: ScreenAction
      readonly isQuiet?: boolean
    }
  /** What stays true while the rest changes. */
  | { readonly kind: 'card'; readonly heading: string; readonly parts: readonly ScreenPart[] }
  /** So many of so many, and what one tile is. */
  | {
      readonly kind: 'tiles'
      readonly count: number
      readonly of: number
      readonly strong: string
      readonly text: string
    }
  | { readonly kind: 'actions'; readonly actions: readonly ScreenAction[] }
  | {
      readonly kind: 'fact'
      readonly label: string
      readonly text: string
      readonly links: readonly ScreenLink[]
    }
