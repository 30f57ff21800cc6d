import type { PageFrameProps } from '../../../components/layout/layout.tsx'
import { PlainHeader } from '../../../components/layout/plain-header.tsx'
import { ShellProvider } from '../../../components/shell-context.ts'
import { AccountFooter } from '../../../features/account/account-footer.tsx'
import { AccountNav } from '../../../features/account/account-nav.tsx'

/** Around pages of the issuer that are of an account: the site’s header and the account’s menu, both of which need no script. */
export const SecurityFrame = ({ shell, path, editions, children }: PageFrameProps) => (
  <ShellProvider value={shell}>
    <PlainHeader shell={shell} path={path} editions={editions} />
    <AccountNav
      current="security"
      signOut={<a href={`/identity/security/sign-out?edition=${shell.edition.code}`}>Sign out</a>}
    />
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <AccountFooter />
  </ShellProvider>
)
