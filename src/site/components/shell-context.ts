import { createContext, use } from 'react'
import type { Shell } from '../content/shell.ts'

const ShellContext = createContext<Shell | null>(null)

export const ShellProvider = ShellContext

/** Brand and edition of the page being shown. */
export const useShell = (): Shell => {
  const shell = use(ShellContext)
  if (shell === null) throw new Error('Not in Layout')
  return shell
}
