import type { PageFrameProps } from '../../components/layout/layout.tsx'
import { SmallBar } from '../../components/layout/small-bar.tsx'
import { ShellProvider } from '../../components/shell-context.ts'

/** Around the pages on which somebody says who they are. */
export const IdentityFrame = ({ shell, children }: PageFrameProps) => (
  <ShellProvider value={shell}>
    <SmallBar shell={shell} />
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  </ShellProvider>
)
