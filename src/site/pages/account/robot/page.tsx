import { Prose } from '../../../components/prose.tsx'
import { useShell } from '../../../components/shell-context.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { AccountPage } from '../../../features/account/frame/account-page.tsx'
import { dayHere } from '../../../features/account/parts/day-here.ts'
import { NotThere } from '../../../features/account/parts/not-there.tsx'
import { PageHead } from '../../../features/account/parts/page-head.tsx'
import { OwnRobot } from '../../../features/account/robots/own-robot.tsx'
import { useRouteParams } from '../../../state/route-params.ts'
import { useMinute } from '../../../state/use-minute.ts'

const Robot = ({ slots }: EditorialPage<'account/robot'>) => {
  const { code } = useShell().edition
  const id = useRouteParams()?.robot
  const now = useMinute()
  const back = { href: `/${code}/account/robots/`, label: 'All robots' }
  return (
    <AccountPage current="robots" waiting={<PageHead title={'\u00a0'} back={back} />}>
      {(me) => {
        const robot = me.robots.find((each) => each.id === id)
        if (now === undefined) return null
        return robot === undefined ? (
          <NotThere title="That isn’t one of yours." back={back}>
            <Prose html={slots.hero.html} />
          </NotThere>
        ) : (
          <OwnRobot robot={robot} me={me} today={dayHere(code, now)} />
        )
      }}
    </AccountPage>
  )
}

export default Robot
