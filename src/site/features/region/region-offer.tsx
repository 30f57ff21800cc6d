import { type ComponentType, useEffect, useState } from 'react'
import { ownTimeZone } from '../../../domain/calendar/own-time-zone.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { editionToOffer } from '../../../domain/edition/own-edition.ts'
import type { Shell } from '../../content/shell.ts'
import { storedValue } from '../../state/stored-value.ts'
import { type EditionedPage, pathInEdition } from './path-in-edition.ts'
import type { RegionBannerProps } from './region-banner.tsx'

const answer = storedValue(() => window.localStorage, 'region-offer')

const toOffer = (current: EditionCode) =>
  editionToOffer(
    { languages: navigator.languages, timeZone: ownTimeZone },
    { current, declined: answer.read() !== null },
  )

interface Props extends EditionedPage {
  editions: Shell['editions']
}

/** Offers visitors the edition of their country. Nobody is ever sent there; the banner is fetched only if it has something to say. */
export const RegionOffer = ({ editions, ...page }: Props) => {
  const [offered, setOffered] = useState<EditionCode>()
  const [Banner, setBanner] = useState<ComponentType<RegionBannerProps>>()

  useEffect(() => setOffered(toOffer(page.current)), [page.current])

  useEffect(() => {
    // Without its code the visitor simply stays, as everybody may.
    if (offered)
      import('./region-banner.tsx').then(
        ({ RegionBanner }) => setBanner(() => RegionBanner),
        () => undefined,
      )
  }, [offered])

  const here = editions.find(({ code }) => code === page.current)
  const there = editions.find(({ code }) => code === offered)
  if (!Banner || !here || !there) return null

  const decline = () => {
    answer.write('declined')
    setOffered(undefined)
  }
  return <Banner here={here} there={there} href={pathInEdition(there.code, page)} onStay={decline} />
}
