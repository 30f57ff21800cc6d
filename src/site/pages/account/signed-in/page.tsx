import type { EditorialPage } from '../../../content/section.ts'
import { BesideWater } from '../../../features/identity/beside-water.tsx'
import { IdentityFrame } from '../../../features/identity/identity-frame.tsx'
import { Arrival } from './arrival.tsx'

const SignedIn = ({ title, slots }: EditorialPage<'account/signed-in'>) => (
  <BesideWater picture={slots.hero.picture}>
    <Arrival title={title} />
  </BesideWater>
)

export default Object.assign(SignedIn, { frame: IdentityFrame })
