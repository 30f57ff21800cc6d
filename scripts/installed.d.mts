export interface Package {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
}

/** By the folder they are in. */
export type Packages = Readonly<Record<string, Package>>

export function areTheSame(
  locked: Packages,
  installed: Packages,
  machine: { readonly platform: string; readonly arch: string },
): boolean

export function isInstalled(): boolean
