import { withParameters } from '../../../../domain/query-parameters.ts'
import { useCatalogue } from '../../../components/catalogue-context.ts'
import { useShell } from '../../../components/shell-context.ts'
import type { RepairsPage } from '../../../content/repairs.ts'
import styles from './machine-picker.module.css'

interface Props extends Pick<RepairsPage, 'lines' | 'machines'> {
  search: string
  onGo: (query: string) => void
}

const countWords = (count: number): string => {
  if (count === 0) return 'ask'
  return count === 1 ? '1 part' : `${count} parts`
}

/** All models, each with the number of its parts. Without scripts, with the parts themselves. */
export const MachinePicker = ({ lines, machines, search, onGo }: Props) => {
  const { edition } = useShell()
  const { products } = useCatalogue()
  const partsOf = (slug: string): string[] => {
    const { places = [], others = [] } = machines[slug] ?? {}
    return [...places.flatMap(({ parts }) => parts), ...others]
  }
  return (
    <>
      <div className={styles.lines}>
        {lines.map(({ name, machines: own }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul className="counted-rows">
              {own.map((machine) => {
                const query = withParameters(search, { model: machine.slug, part: '' })
                return (
                  <li key={machine.slug}>
                    <a
                      href={`/${edition.code}/support/repairs-and-parts/${query}#parts`}
                      onClick={(event) => {
                        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                        event.preventDefault()
                        onGo(query)
                      }}
                    >
                      {machine.name} <small>{countWords(partsOf(machine.slug).length)}</small>
                    </a>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
      <noscript>
        {lines.flatMap(({ machines: own }) =>
          own.map((machine) => (
            <details key={machine.slug}>
              <summary>{machine.name}</summary>
              <ul>
                {partsOf(machine.slug).map((slug) => (
                  <li key={slug}>
                    <a href={`/${edition.code}/products/${slug}/`}>{products[slug]?.name}</a>, {products[slug]?.sku},{' '}
                    {products[slug]?.price}
                  </li>
                ))}
              </ul>
              {partsOf(machine.slug).length === 0 && <p>Matched to the serial number: ask a dealer.</p>}
            </details>
          )),
        )}
      </noscript>
    </>
  )
}
