/** One thing to fill in. */
export interface ScreenField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'email' | 'password' | 'code'
  /** What browsers and password managers know it by. */
  readonly autocomplete: string
  readonly value?: string
  readonly hint?: string
  /** What is wrong with it, and what to do. */
  readonly problem?: string
  readonly isOptional?: boolean
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
      /** A button for whoever has a passkey; not there without scripts. */
      readonly passkey?: {
        readonly label: string
        /** Where the browser gets what it asks the device, and where it sends the answer. */
        readonly options: string
        readonly action: string
        /** Who has pressed a button for it already need not press another. */
        readonly isAtOnce?: boolean
      }
      readonly ways: readonly {
        readonly icon: 'mail' | 'lock'
        readonly label: string
        readonly detail: string
        readonly action: string
      }[]
    }
  | { readonly kind: 'links'; readonly links: readonly { readonly label: string; readonly href: string }[] }
  | { readonly kind: 'text'; readonly text: string }
  /** To be typed somewhere else. */
  | { readonly kind: 'code'; readonly code: string }

/** A page of the issuer, before it is drawn. */
export interface Screen {
  readonly title: string
  readonly lead?: string
  /** Why the same page comes again. */
  readonly problem?: string
  readonly parts: readonly ScreenPart[]
}
