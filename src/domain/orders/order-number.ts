import { checkDigit } from '../numbers/check-digit.ts'

const prefix = 'AU'

/** AU-10482-6: a running number and its check digit, so that a misheard digit is noticed and not somebody else's order. */
export const orderNumber = (running: number): string => {
  const digits = `${running}`.padStart(5, '0')
  return `${prefix}-${digits}-${checkDigit(digits)}`
}

/** As it is printed, from however it is typed; undefined where it cannot be one. */
export const readOrderNumber = (typed: string): string | undefined => {
  const compact = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const [, digits = '', check = ''] = /^(?:AU)?(\d{5,12})(\d)$/.exec(compact) ?? []
  if (digits === '' || checkDigit(digits) !== check) return undefined
  return `${prefix}-${digits}-${check}`
}
