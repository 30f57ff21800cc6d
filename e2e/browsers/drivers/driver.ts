export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Backspace'

export interface Click {
  x: number
  y: number
  count?: 1 | 2
  /** Held down meanwhile. */
  control?: boolean
}

/** What every way of driving a browser can do. All else is done by scripts in the page, which are the same for all. */
export interface Tab {
  /** Resolves when the document has been read; pictures may still be on their way. */
  goto(url: string): Promise<void>
  /** Runs a script in the page: the source of a function, given these arguments, which may return a promise. */
  run(source: string, args: readonly unknown[]): Promise<unknown>
  click(click: Click): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Puts a file of this machine into the field that the selector finds. */
  chooseFile(selector: string, file: string): Promise<void>
  screenshot(): Promise<Uint8Array>
  /** Before the other tabs: the one that is looked at. */
  bringToFront(): Promise<void>
  close(): Promise<void>
}

/** The tabs of one person: what is stored in one is there in the others, also when all were closed meanwhile. */
export interface Profile {
  open(): Promise<Tab>
  close(): Promise<void>
}

export interface Driver {
  /** As it names itself. */
  version: string
  /** For somebody else; `width` is that of the page. In WebKit only another site has a storage of its own. */
  newProfile(size: { width: number; height: number }): Promise<Profile>
  close(): Promise<void>
}
