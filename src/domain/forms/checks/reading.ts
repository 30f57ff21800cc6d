/** What a check makes of what was typed: the value as it is kept, or what to do about it. */
export type Reading<Value = string> = { ok: true; value: Value } | { ok: false; message: string }

export const read = <Value>(value: Value): Reading<Value> => ({ ok: true, value })

export const refuse = (message: string): { ok: false; message: string } => ({ ok: false, message })

/** A number as it is copied from paper: without the spaces, hyphens and dots that group it. */
export const withoutGrouping = (text: string): string => text.replaceAll(/[\s\-‐‑–—.]/g, '')
