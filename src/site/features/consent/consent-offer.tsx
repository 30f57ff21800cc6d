import { type ComponentType, useEffect, useState } from 'react'
import type { MeasurementConfig } from '../measurement/measurement-scripts.ts'
import type { ConsentBannerProps } from './consent-banner.tsx'

const asked = 'privacy-choices'

/** Opens the choices again, wherever they are asked for. */
export const showPrivacyChoices = (): void => void window.dispatchEvent(new Event(asked))

interface Props {
  /** What the site is set up to measure with; nothing, by default. */
  measurement: MeasurementConfig | undefined
  privacyHref: string
}

/** Asks before anything is measured. Its code is fetched only where something would be, or when the visitor wants to know. */
export const ConsentOffer = ({ measurement, privacyHref }: Props) => {
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>()

  useEffect(() => {
    // Without the code nothing is measured, which harms nobody.
    const ignore = () => undefined
    const show = () =>
      void import('./consent-banner.tsx').then(({ ConsentBanner }) => setBanner(() => ConsentBanner), ignore)
    if (measurement)
      import('../measurement/start-measuring.ts').then(({ startMeasuring }) => {
        if (startMeasuring(measurement) === 'not-asked') show()
      }, ignore)
    window.addEventListener(asked, show)
    return () => window.removeEventListener(asked, show)
  }, [measurement])

  return (
    Banner && (
      <Banner measures={measurement !== undefined} privacyHref={privacyHref} onDone={() => setBanner(undefined)} />
    )
  )
}
