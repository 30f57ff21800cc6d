import type { MachineDrawing } from '../../../../domain/after-sales/machine-places.ts'
import { Hotspot } from './hotspot.tsx'
import { lineThrough, type Place3 } from './isometric.ts'
import { SolidView } from './solid-view.tsx'

interface Props {
  kind: Extract<MachineDrawing, 'corded' | 'cordless' | 'commercial'>
  wheels: boolean
  swivel: boolean
}

const spread = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Across the robot, with rows of fingers round it. */
const Brush = ({ at: [x, y, z] }: { at: Place3 }) => (
  <>
    <SolidView plane="side" at={[x, y, z]} width={44} height={44} depth={170} radius={22} />
    <SolidView plane="side" at={[x + 12, y + 170, z + 12]} width={20} height={20} depth={12} radius={10} />
    {spread(8).map((index) => {
      const along = y + 12 + index * 20
      return (
        <path
          key={index}
          d={`${lineThrough([x + 44, along, z + 24], [x + 56, along, z + 22])}${lineThrough([x + 30, along, z + 43], [x + 36, along, z + 54])}${lineThrough([x + 4, along, z + 38], [x - 4, along, z + 48])}`}
        />
      )
    })}
  </>
)

/** A rubber track round two wheels, seen from outside. */
const Track = ({ at: [x, y, z] }: { at: Place3 }) => (
  <>
    <SolidView plane="side" at={[x, y, z]} width={230} height={64} depth={30} radius={32} />
    <SolidView plane="side" at={[x + 12, y + 30, z + 12]} width={40} height={40} depth={0} radius={20} />
    <SolidView plane="side" at={[x + 178, y + 30, z + 12]} width={40} height={40} depth={0} radius={20} />
    <path
      d={spread(9)
        .map((index) => lineThrough([x + 36 + index * 20, y, z + 64], [x + 36 + index * 20, y + 30, z + 64]))
        .join('')}
    />
  </>
)

const Wheels = ({ at: [x, y, z] }: { at: Place3 }) =>
  [0, 150].map((along) => (
    <g key={along}>
      <SolidView plane="side" at={[x + along, y, z]} width={80} height={80} depth={30} radius={40} />
      <SolidView plane="side" at={[x + along + 22, y + 30, z + 22]} width={36} height={36} depth={4} radius={18} />
    </g>
  ))

/** Bent round, and seen as a tube. */
const Bail = ({ d }: { d: string }) => (
  <>
    <path data-tube="" d={d} />
    <path data-tube="inside" d={d} />
  </>
)

/** The robot taken apart along three axes: what lifts off the top, what pulls off the sides, and what comes off the ends. */
export const RobotView = ({ kind, wheels, swivel }: Props) => {
  const Drive = wheels ? Wheels : Track
  return (
    <>
      <path
        data-axis=""
        d={`${lineThrough([100, 90, 0], [100, 90, 440])}${lineThrough([-90, 90, 20], [290, 90, 20])}${lineThrough([100, -80, 30], [100, 270, 30])}`}
      />
      <Hotspot place="brushes">
        <Brush at={[-122, 5, -4]} />
      </Hotspot>
      <Hotspot place="drive">
        <Drive at={[-16, -96, -14]} />
      </Hotspot>
      <SolidView plane="floor" at={[0, 0, 0]} width={200} height={180} depth={54} radius={40} />
      <SolidView plane="floor" at={[24, 22, 54]} width={152} height={136} depth={0} radius={26} open />
      <path d={`${lineThrough([40, 180, 14], [160, 180, 14])}${lineThrough([40, 180, 26], [160, 180, 26])}`} />
      <Stack isCordless={kind === 'cordless'} isLarge={kind === 'commercial'} />
      <Hotspot place="drive" label={[-338, 54]} from={[-258, 100]}>
        <Drive at={[-16, 246, -14]} />
      </Hotspot>
      <Hotspot place="brushes" label={[342, 84]} from={[280, 120]}>
        <Brush at={[284, 5, -4]} />
      </Hotspot>
      {kind === 'cordless' ? <Charger /> : <CableAndSupply swivel={swivel} isLarge={kind === 'commercial'} />}
    </>
  )
}

/** What lifts off the top, from the motor to the lid. */
const Stack = ({ isCordless, isLarge }: { isCordless: boolean; isLarge: boolean }) => (
  <>
    <Hotspot place={isCordless ? 'battery' : 'motor'} label={[-258, -122]} from={[-82, -112]}>
      <SolidView plane="floor" at={[46, 40, 180]} width={108} height={100} depth={40} radius={14} />
      {isCordless ? (
        [50, 96].map((y) => (
          <SolidView key={y} plane="floor" at={[56, y, 220]} width={88} height={34} depth={22} radius={8} />
        ))
      ) : (
        <>
          <SolidView plane="floor" at={[72, 62, 220]} width={56} height={56} depth={14} radius={28} />
          <SolidView plane="floor" at={[88, 78, 234]} width={24} height={24} depth={10} radius={12} open />
        </>
      )}
    </Hotspot>
    <Hotspot place="filter" label={[-258, -226]} from={[-114, -214]}>
      <SolidView plane="floor" at={[26, 22, 282]} width={148} height={136} depth={52} radius={20} />
      <SolidView plane="floor" at={[38, 34, 334]} width={124} height={112} depth={0} radius={14} open />
      <path
        d={spread(9)
          .map(
            (index) =>
              lineThrough([46 + index * 14, 158, 290], [46 + index * 14, 158, 326]) +
              lineThrough([174, 42 + index * 12, 290], [174, 42 + index * 12, 326]),
          )
          .join('')}
      />
    </Hotspot>
    <Hotspot place="handle" label={[-258, -344]} from={[-126, -322]}>
      <SolidView plane="floor" at={[8, 6, 394]} width={184} height={168} depth={30} radius={56} />
      <SolidView plane="floor" at={[58, 52, 424]} width={84} height={76} depth={8} radius={30} />
      {isLarge && <Bail d={lineThrough([62, 10, 424], [62, -20, 462], [138, -20, 462], [138, 10, 424])} />}
      <Bail d={lineThrough([62, 158, 424], [62, 192, 458], [138, 192, 458], [138, 158, 424])} />
    </Hotspot>
  </>
)

const CableAndSupply = ({ swivel, isLarge }: { swivel: boolean; isLarge: boolean }) => (
  <>
    <Hotspot place="supply" label={[352, -196]} from={[330, -150]}>
      {isLarge && <Bail d={lineThrough([196, -136, 120], [196, -136, 286], [196, -66, 286], [196, -66, 120])} />}
      <SolidView plane="floor" at={[196, -136, 120]} width={96} height={70} depth={84} radius={14} />
      <path d={[150, 164, 178].map((z) => lineThrough([292, -126, z], [292, -78, z])).join('')} />
      <SolidView plane="floor" at={[270, -96, 204]} width={14} height={14} depth={4} radius={7} />
    </Hotspot>
    <Hotspot place="cable" label={[166, -366]} from={[140, -404]}>
      <path data-cord="" d="M9-336C22-412 92-384 132-402S214-424 244-386 292-240 293-134" />
      {[
        [66, -391],
        [188, -411],
      ].map(([x = 0, y = 0]) => (
        <rect key={x} x={x - 17} y={y - 9} width="34" height="18" rx="9" />
      ))}
    </Hotspot>
    {swivel && (
      <Hotspot place="swivel" label={[342, -336]} from={[276, -314]}>
        <SolidView plane="floor" at={[146, -164, 290]} width={30} height={30} depth={34} radius={15} />
        <SolidView plane="floor" at={[151, -159, 324]} width={20} height={20} depth={14} radius={10} />
      </Hotspot>
    )}
  </>
)

const Charger = () => (
  <Hotspot place="supply" label={[350, -196]} from={[322, -116]}>
    <path data-cord="" d="M222-140C160-150 214-262 168-300S96-300 78-322" />
    <path d="M92-340l-26 16 9 15 26-16z" />
    <SolidView plane="floor" at={[206, -120, 120]} width={96} height={76} depth={58} radius={14} />
    <SolidView plane="floor" at={[268, -82, 178]} width={14} height={14} depth={4} radius={7} />
    <path d={[140, 152].map((z) => lineThrough([302, -108, z], [302, -58, z])).join('')} />
  </Hotspot>
)
