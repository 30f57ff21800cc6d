import Link from 'next/link'
import { hasOwnHeader, pages } from '../shown.json'
import '../site.css'

const Framed = ({ children }) => (
  <>
    <header>
      <nav>
        {pages.map(({ path, title }) => (
          <Link key={path} href={path}>
            {title}
          </Link>
        ))}
      </nav>
    </header>
    {children}
    <footer>Built with Next.js</footer>
  </>
)

const RootLayout = ({ children }) => (
  <html lang="en-AU">
    <body>{hasOwnHeader ? <Framed>{children}</Framed> : children}</body>
  </html>
)

export default RootLayout
