import { expect, it } from 'vitest'
import { withLiteralClassNames } from './literal-class-names.ts'

it('puts class names where they are used', () => {
  const code = `import styles from "./header.module.css";\nuse(styles.bar, \`wrap \${styles.menuButton}\`)`
  expect(withLiteralClassNames(code)).toBe(
    `import "./header.module.css"\nuse("header_bar", \`wrap \${"header_menuButton"}\`)`,
  )
})

it('tells two files of styles apart', () => {
  const code = `import styles from './a.module.css'\nimport rows from '../b.module.css'\nuse(styles.x, rows.x, other.styles)`
  expect(withLiteralClassNames(code)).toContain('use("a_x", "b_x", other.styles)')
})

it('does not mistake a file for the variable that has its name', () => {
  expect(withLiteralClassNames(`import table from "./model-table.module.css"\nuse(table.row)`)).toBe(
    `import "./model-table.module.css"\nuse("model-table_row")`,
  )
})

it('leaves code without styles as it is', () => {
  expect(withLiteralClassNames('use(styles.bar)')).toBe('use(styles.bar)')
})
