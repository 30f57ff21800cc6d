import { type MouseEvent, useEffect, useMemo } from 'react'
import type { RepairQuery } from '../../../../domain/after-sales/repair-query.ts'
import { withParameters } from '../../../../domain/query-parameters.ts'
import { useCatalogue } from '../../../components/catalogue-context.ts'
import { ModelSelect } from '../../../components/model-select.tsx'
import { PictureView } from '../../../components/picture-view.tsx'
import { useShell } from '../../../components/shell-context.ts'
import type { RepairsPage } from '../../../content/repairs.ts'
import { useAwaited } from '../../../state/use-awaited.ts'
import { ExplodedView } from './exploded-view.tsx'
import { HotspotContext } from './hotspot.tsx'
import styles from './machine-parts.module.css'
import { MachinePicker } from './machine-picker.tsx'
import { PlaceList } from './place-list.tsx'
import { placeName } from './place-names.ts'

interface Props extends Pick<RepairsPage, 'lines' | 'machines'> {
  address: RepairQuery
  search: string
  onGo: (query: string) => void
}

/** From a model to the part: in the drawing or in the list, which point at each other. */
export const MachineParts = ({ lines, machines, address, search, onGo }: Props) => {
  const { edition } = useShell()
  const { products } = useCatalogue()
  const awaited = useAwaited()
  const { model, place: chosen, unknown } = address
  const machine = model === undefined ? undefined : machines[model]
  const page = `/${edition.code}/support/repairs-and-parts/`
  const links = useMemo(() => {
    const go = (event: MouseEvent, query: string, place: string) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onGo(query)
      // Where drawing and list do not fit on one screen, the part is brought to the eye.
      document.getElementById(`part-${place}`)?.scrollIntoView({ block: 'nearest' })
    }
    return new Map(
      machine?.places.map(({ place }, index) => {
        const query = withParameters(search, { part: place })
        return [
          place,
          {
            number: index + 1,
            name: placeName(place, machine),
            href: `${page}${query}#part-${place}`,
            chosen: place === chosen,
            onClick: (event: MouseEvent) => go(event, query, place),
          },
        ]
      }),
    )
  }, [machine, chosen, search, page, onGo])
  // The list is not there yet when the browser looks for the place an address ends with.
  useEffect(() => {
    const place = /^#(part-\w+)$/.exec(window.location.hash)?.[1]
    if (machine !== undefined && place !== undefined) document.getElementById(place)?.scrollIntoView()
  }, [machine])
  const picture = model === undefined ? undefined : products[model]?.picture
  return (
    <section className="section sand" id="parts" data-feature="machine-parts" {...awaited}>
      <div className={`wrap ${styles.parts}`}>
        <header className={styles.heading}>
          <h2>{machine === undefined ? 'Parts by model' : `Parts for ${machine.name}`}</h2>
          <ModelSelect
            lines={lines}
            chosen={model ?? ''}
            onChoose={(slug) => onGo(withParameters(window.location.search, { model: slug, part: '' }))}
            label="Model"
          />
        </header>
        {unknown.includes('model') && (
          <p className="notice" role="status">
            That link names a model we don’t sell here. Choose yours; the name is on its side.
          </p>
        )}
        <div className={styles.columns}>
          <figure
            className={`no-print ${styles.stage}`}
            data-quiet={machine === undefined || undefined}
            aria-label={machine && `${machine.name}, taken apart`}
          >
            {machine !== undefined && machine.drawing === undefined && picture !== undefined ? (
              <div className="cutout">
                <PictureView picture={picture} sizes="(min-width: 60rem) 50vw, 92vw" />
              </div>
            ) : (
              <HotspotContext value={machine && links}>
                <ExplodedView {...(machine ?? { places: [] })} />
              </HotspotContext>
            )}
          </figure>
          <div className={styles.list}>
            {machine === undefined ? (
              <MachinePicker lines={lines} machines={machines} search={search} onGo={onGo} />
            ) : (
              <PlaceList machine={machine} links={links} />
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
