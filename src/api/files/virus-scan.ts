export type ScanResult =
  | { readonly clean: true }
  | { readonly clean: false; readonly name: string }
  /** Nobody can say: the file must wait. */
  | { readonly unavailable: string }

/** Looks through a file for what scanners know. Never throws for what scanners and networks do. */
export type VirusScan = (bytes: Uint8Array) => Promise<ScanResult>

/** Where no scanner is configured. */
export const noVirusScan: VirusScan = async () => ({ clean: true })
