import { CornerCard } from '../../components/corner-card.tsx'
import type { Shell } from '../../content/shell.ts'

type Edition = Shell['editions'][number]

export interface RegionBannerProps {
  here: Edition
  there: Edition
  href: string
  onStay: () => void
}

export const RegionBanner = ({ here, there, href, onStay }: RegionBannerProps) => (
  <CornerCard
    id="region-offer"
    side="right"
    title={
      <>
        These pages are for <strong>{here.country}</strong>.
      </>
    }
    text={`There are pages for ${there.country} too: ${there.offer}.`}
  >
    <a className="button" href={href} hrefLang={there.code}>
      {there.country}
    </a>
    <button type="button" className="button button-quiet" onClick={onStay}>
      Stay here
    </button>
  </CornerCard>
)
