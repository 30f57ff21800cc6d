import { expect, it } from 'vitest'
import { withLiteralClassNames } from './literal-class-names.ts'

const named = (code: string, id = '/src/site/components/any.tsx') => withLiteralClassNames(code, id)

it('puts class names where they are used', () => {
  const code = `import styles from "./header.module.css";\nuse(styles.bar, \`wrap \${styles.menuButton}\`)`
  expect(named(code)).toBe(`import "./header.module.css"\nuse("header_bar", \`wrap \${"header_menuButton"}\`)`)
})

it('tells two files of styles apart', () => {
  const code = `import styles from './a.module.css'\nimport rows from '../b.module.css'\nuse(styles.x, rows.x, other.styles)`
  expect(named(code)).toContain('use("a_x", "b_x", other.styles)')
})

it('does not mistake a file for the variable that has its name', () => {
  expect(named(`import table from "./model-table.module.css"\nuse(table.row)`)).toBe(
    `import "./model-table.module.css"\nuse("model-table_row")`,
  )
})

it('leaves code without styles as it is', () => {
  expect(named('use(styles.bar)')).toBe('use(styles.bar)')
})

it('names the styles of a page by its address', () => {
  const code = `import styles from './page.module.css'\nuse(styles.opening)`
  expect(named(code, '/src/site/pages/support/contact/page.tsx')).toContain('use("support-contact_opening")')
})
