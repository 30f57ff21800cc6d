/** A name for each entry of the history, kept in its state beside what others keep there, so that it outlives reloads. */
const field = 'entryKey'

export const entryKey = (state: unknown): string | undefined => {
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined
  return typeof key === 'string' ? key : undefined
}

export const withEntryKey = (state: unknown, key: string): object => ({
  ...(typeof state === 'object' ? state : undefined),
  [field]: key,
})

export const newEntryKey = (): string => Math.random().toString(36).slice(2)
