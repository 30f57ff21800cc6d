import { believableName } from '../believable-name.ts'

export const greeting = (typed: string): string => {
  const name = believableName(typed)
  return name === '' ? 'Hello,' : `Hello ${name},`
}
