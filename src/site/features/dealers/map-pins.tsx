import styles from './dealer-map.module.css'
import type { MapSpot } from './map-dealer.ts'
import { MapPin } from './map-pin.tsx'
import { PinTile } from './pin-tile.tsx'

interface Props {
  spots: readonly MapSpot[]
  chosen: string | undefined
  lit: string | undefined
  onChoose: (slug: string) => void
  onPoint: (slug: string | undefined) => void
  onCloseUp: (dealers: MapSpot['dealers']) => void
}

const numberText = (number: number | undefined): string => (number === undefined ? '' : String(number))

export const MapPins = ({ spots, chosen, lit, onChoose, onPoint, onCloseUp }: Props) => {
  // What somebody looks at lies on top; the pin itself stays in its place, or it would lose the focus.
  const top = spots.find(({ dealers: [one, other] }) => other === undefined && one?.slug === (lit ?? chosen))
  const onTop = top?.dealers[0]
  return (
    <>
      {spots.map(({ at, dealers }) => {
        const [dealer] = dealers
        if (dealer === undefined) return null
        const { slug, name, suburb, number } = dealer
        if (dealers.length > 1) {
          const several = `${dealers.length} dealers near ${suburb}, zoom in`
          return (
            <MapPin
              key={`${slug} and others`}
              at={at}
              kind="cluster"
              text={number === undefined ? String(dealers.length) : `${number}+`}
              name={number === undefined ? several : `${number}+, ${several}`}
              lit={dealers.some((each) => each.slug === lit)}
              onPress={() => onCloseUp(dealers)}
              onPoint={() => undefined}
            />
          )
        }
        return (
          <MapPin
            key={slug}
            at={at}
            kind="pin"
            text={numberText(number)}
            name={[numberText(number), name, suburb].filter(Boolean).join(', ')}
            chosen={slug === chosen}
            lit={slug === lit}
            onPress={() => onChoose(slug)}
            onPoint={(over) => onPoint(over ? slug : undefined)}
          />
        )
      })}
      {top !== undefined && onTop !== undefined && (
        <g
          className={styles.pin}
          data-chosen={onTop.slug === chosen || undefined}
          data-lit={onTop.slug === lit || undefined}
          data-top
          transform={`translate(${top.at.x.toFixed(1)} ${top.at.y.toFixed(1)})`}
        >
          <PinTile kind="pin" text={numberText(onTop.number)} />
        </g>
      )}
    </>
  )
}
