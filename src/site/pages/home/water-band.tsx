import { OnwardLink } from '../../components/onward-link.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import type { ShelfItem } from '../../components/shelf.tsx'
import type { SectionIn } from '../../content/section.ts'
import { useAlive } from '../../state/use-alive.ts'
import styles from './water-band.module.css'

/** Water treatment: its lines in rows, one device large beside them. */
export const WaterBand = ({
  section: { heading, html, picture, actions = [] },
  lines,
}: {
  section: SectionIn<'home', 'water'>
  lines: ShelfItem[]
}) => (
  <section className={`deep ${styles.band}`} data-lit={useAlive() || undefined}>
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h2>{heading}</h2>
        {lines.length === 0 && html !== undefined && <p className="lead">{html.replace(/<[^>]+>/g, '')}</p>}
        <ul className={`rows ${styles.lines}`}>
          {lines.map((line) => (
            <li key={line.href}>
              <a href={line.href}>
                <PictureView picture={line.picture} sizes="72px" />
                <span>
                  <strong>{line.name}</strong>
                  {line.text}
                </span>
                <b>{line.price}</b>
              </a>
            </li>
          ))}
        </ul>
        {actions.map(({ label, href }) => (
          <p key={href}>
            <OnwardLink href={href}>{label}</OnwardLink>
          </p>
        ))}
      </div>
      {picture !== undefined && (
        <div className={`cutout ${styles.device}`}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 38vw, 80vw" />
        </div>
      )}
    </div>
  </section>
)
