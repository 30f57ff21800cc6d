export type EnvironmentSource = Readonly<Record<string, string | undefined>>

/** What is set: without spaces around it, and without what is empty. */
export type SetVariables = Readonly<Record<string, string | undefined>>

/** A variable set to nothing counts as not set, as in a half-filled `.env`. */
export const setVariables = (source: EnvironmentSource): SetVariables =>
  Object.fromEntries(Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])))
