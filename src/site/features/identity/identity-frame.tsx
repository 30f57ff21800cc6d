import type { PageFrameProps } from '../../components/layout/layout.tsx'
import { SkipLink } from '../../components/layout/skip-link.tsx'
import { Wordmark } from '../../components/layout/wordmark.tsx'
import { ShellProvider } from '../../components/shell-context.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './identity-frame.module.css'

/** Around the pages on which somebody says who they are: whose they are, and nothing that leads away. */
export const IdentityFrame = ({ shell, children }: PageFrameProps) => (
  <ShellProvider value={shell}>
    <header className={styles.header}>
      <SkipLink />
      <div className={`wrap ${styles.bar}`}>
        <Wordmark shell={shell} />
        <span className={styles.secure}>
          <Icon name="lock" /> Secure
        </span>
      </div>
    </header>
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  </ShellProvider>
)
