import type { ReactNode } from 'react'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { Shell } from '../../content/shell.ts'
import { ShellProvider } from '../shell-context.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What stands around a page. */
export interface PageFrameProps {
  shell: Shell
  path: string
  editions: EditionCode[]
  children: ReactNode
}

export const Layout = ({ shell, path, editions, children }: PageFrameProps) => (
  <ShellProvider value={shell}>
    <Header shell={shell} path={path} editions={editions} />
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <Footer shell={shell} path={path} editions={editions} />
  </ShellProvider>
)
