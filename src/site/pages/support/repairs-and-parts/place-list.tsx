import type { MachinePlace } from '../../../../domain/after-sales/machine-places.ts'
import type { RepairedMachine } from '../../../content/repairs.ts'
import type { HotspotLink } from './hotspot.tsx'
import { PartRow } from './part-row.tsx'
import styles from './place-list.module.css'
import { wordsWithoutPart } from './place-names.ts'

interface Props {
  machine: RepairedMachine
  links: ReadonlyMap<MachinePlace, HotspotLink>
}

/** The places of the drawing by their numbers, each with its parts, and then what belongs to none. */
export const PlaceList = ({ machine, links }: Props) => (
  <>
    <ol className={styles.places}>
      {machine.places.map(({ place, parts }) => {
        const link = links.get(place)
        if (link === undefined) return null
        const { number, name, chosen, href, onClick } = link
        return (
          <li key={place} id={`part-${place}`} data-chosen={chosen || undefined}>
            <h3>
              <a href={href} onClick={onClick} aria-current={chosen || undefined}>
                <span className={styles.number}>{number}</span> {name}
              </a>
            </h3>
            <div className={styles.parts}>
              {parts.map((slug) => (
                <PartRow key={slug} slug={slug} />
              ))}
              {parts.length === 0 && <p>{wordsWithoutPart(place)}</p>}
            </div>
          </li>
        )
      })}
    </ol>
    {machine.others.length > 0 && (
      <div className={styles.others}>
        <h3>{machine.places.length === 0 ? 'Parts' : 'Beside it'}</h3>
        {machine.others.map((slug) => (
          <PartRow key={slug} slug={slug} />
        ))}
      </div>
    )}
    {machine.places.length === 0 && machine.others.length === 0 && (
      <p>Its parts are matched to the serial number. A dealer orders and fits them.</p>
    )}
  </>
)
