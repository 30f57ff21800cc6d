/** Where the clock of the device is. Without `Intl` where there is `Temporal`, as in `wall-clock.ts`. */
export const ownTimeZone = (): string =>
  typeof Temporal === 'undefined' ? Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId()
