import { useEffect, useState } from 'react'
import type { DealerNearby } from '../../../domain/dealers/nearest-dealers.ts'
import { formatDistance } from '../../../domain/places/distance.ts'
import { useShell } from '../../components/shell-context.ts'
import type { Robot } from '../../content/model.ts'
import { dealerHref } from '../../features/dealers/dealer-links.ts'
import type { ListedDealer } from '../../features/dealers/listed-dealer.ts'
import { namedPlace } from '../../features/dealers/named-place.ts'
import { useRememberedPostcode } from '../../features/delivery/remembered-postcode.ts'
import { Icon } from '../../icons/icon.tsx'
import { whileCurrent } from '../../state/while-current.ts'
import styles from './demo-dealer.module.css'
import { demoLink } from './demo-link.ts'
import type { Finder } from './use-finder.ts'

interface Props {
  model: Robot
  finder: Finder
}

type Nearest = DealerNearby<ListedDealer> | 'nobody' | 'unanswered'

const notFound = (nearest: 'nobody' | 'unanswered' | undefined, place: string): string => {
  if (nearest === 'nobody') return `None is near ${place}.`
  return nearest === undefined ? `Looking near ${place}` : `Near ${place}, or anywhere else`
}

/** Who shows the model: the nearest where the visitor has said where they are, on whatever page that was; else where to look. */
export const DemoDealer = ({ model, finder }: Props) => {
  const { code, shop } = useShell().edition
  const postcode = useRememberedPostcode()
  // A postcode is asked for where there is a shop; in another edition the same digits are another place.
  const place = namedPlace(code) ?? (shop && postcode !== '' ? postcode : undefined)
  const { line } = model
  const asked = place && `${place} ${line}`
  const [known, setKnown] = useState<{ asked: string; nearest: Nearest }>()
  useEffect(() => {
    if (place === undefined || asked === undefined) return
    return whileCurrent((isCurrent) => {
      const ask = async (): Promise<Nearest> => {
        const { nearestWhoShows } = await import('../../features/dealers/nearest-who-shows.ts')
        return (await nearestWhoShows(code, place, line)) ?? 'nobody'
      }
      ask()
        .catch((): Nearest => 'unanswered')
        .then((nearest) => isCurrent() && setKnown({ asked, nearest }))
    })
  }, [code, place, line, asked])
  const nearest = known !== undefined && known.asked === asked ? known.nearest : undefined
  const all = `/${code}/support/find-a-dealer/?${new URLSearchParams({ ...(place && { place }), service: 'demo', line })}`
  return (
    <div className={styles.dealer} data-place={place === undefined ? undefined : 'known'} aria-live="polite">
      <Icon name="pin" />
      {typeof nearest === 'object' ? (
        <Who nearest={nearest} model={model} finder={finder} />
      ) : (
        <p>
          <a href={all}>Find a dealer who shows it</a>
          {place !== undefined && <span>{notFound(nearest, place)}</span>}
        </p>
      )}
    </div>
  )
}

interface WhoProps extends Props {
  nearest: DealerNearby<ListedDealer>
}

const Who = ({ nearest: { dealer, km }, model, finder }: WhoProps) => {
  const { code, locale } = useShell().edition
  return (
    <p>
      <a href={dealerHref(code, dealer)}>{dealer.name}</a>
      <span>
        {dealer.suburb}, {formatDistance(km, locale)}.{' '}
        <a href={demoLink(code, finder, { model: model.slug, dealer: dealer.slug })}>Book a demo there</a>
      </span>
    </p>
  )
}
