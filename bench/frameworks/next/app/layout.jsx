import Link from 'next/link'
import pages from '../words.json'
import '../site.css'

const RootLayout = ({ children }) => (
  <html lang="en-AU">
    <body>
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
    </body>
  </html>
)

export default RootLayout
