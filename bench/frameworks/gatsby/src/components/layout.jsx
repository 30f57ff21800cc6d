import { Link } from 'gatsby'

export const Layout = ({ links, children }) => (
  <>
    <header>
      <nav>
        {links.map(({ to, title }) => (
          <Link key={to} to={to}>
            {title}
          </Link>
        ))}
      </nav>
    </header>
    {children}
    <footer>Built with Gatsby</footer>
  </>
)
