import styles from './serial-number.module.css'

interface Props {
  region: string
  /** What has been typed so far, without hyphens. */
  typed?: string
  /** Which of the typed characters want a second look. */
  wrong?: readonly number[]
}

const parts = [
  { name: 'Sold in', from: 0, to: 2, style: styles.region },
  { name: 'Year', from: 2, to: 4 },
  { name: 'Robot', from: 4, to: 11, style: styles.dashed },
  { name: 'Check', from: 11, to: 12, style: styles.dashed },
]

/** A serial number taken apart, as it stands under the handle: one of a robot sold in the region, or one being typed. */
export const SerialNumber = ({ region, typed = '', wrong = [] }: Props) => {
  const example = `${region}241234567K`
  return (
    <figure className={styles.number}>
      <figcaption className="visually-hidden">A serial number and its parts</figcaption>
      <dl data-typed={typed !== '' || undefined}>
        {parts.map(({ name, from, to, style }) => (
          <div key={name} className={style}>
            <dt>{name}</dt>
            <dd>
              {typed === ''
                ? example.slice(from, to)
                : [...example.slice(from, to)].map((_, index) => {
                    const at = from + index
                    const character = typed.charAt(at)
                    return (
                      <span
                        key={at}
                        data-missing={character === '' || undefined}
                        data-wrong={wrong.includes(at) || undefined}
                      >
                        {character === '' ? example.charAt(at) : character}
                      </span>
                    )
                  })}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
