import { Hotspot } from './hotspot.tsx'
import { lineThrough } from './isometric.ts'
import { SolidView } from './solid-view.tsx'

const plates = [0, 1, 2, 3, 4]

/** A wall unit, and its cell taken out of the pipe. */
export const ChlorinatorView = () => (
  <>
    <path data-axis="" d={lineThrough([-210, 130, 0], [330, 130, 0])} />
    <Hotspot place="controller" label={[-158, -330]} from={[-62, -300]}>
      <SolidView plane="side" at={[-40, -20, 160]} width={170} height={200} depth={50} radius={22} />
      <SolidView plane="side" at={[-16, 30, 268]} width={122} height={62} depth={0} radius={8} open />
      <SolidView plane="side" at={[20, 30, 186]} width={54} height={54} depth={12} radius={27} />
      <path d={lineThrough([47, 42, 213], [47, 42, 234])} />
      <path
        d={[0, 1, 2, 3, 4, 5, 6, 7]
          .map((index) => lineThrough([-2 + index * 13, 30, 282], [-2 + index * 13, 30, 290 + index * 4]))
          .join('')}
      />
    </Hotspot>
    <path d="M-104 24C-108-60 6-60 20-136" data-cord="" />
    <SolidView plane="front" at={[-260, 98, -32]} width={64} height={64} depth={70} radius={32} />
    <Hotspot place="cell" label={[-140, 196]} from={[-72, 142]}>
      <SolidView plane="front" at={[-10, 90, -40]} width={80} height={80} depth={24} radius={40} />
      {plates.map((index) => (
        <SolidView key={index} plane="side" at={[14, 98 + index * 14, -26]} width={126} height={52} depth={4} />
      ))}
    </Hotspot>
    <Hotspot place="housing" label={[280, 92]} from={[178, 168]}>
      <SolidView plane="front" at={[196, 84, -46]} width={92} height={92} depth={150} radius={46} />
      <SolidView plane="front" at={[196, 80, -50]} width={100} height={100} depth={20} radius={50} />
      <SolidView plane="front" at={[330, 80, -50]} width={100} height={100} depth={20} radius={50} />
      <SolidView plane="front" at={[350, 96, -34]} width={68} height={68} depth={0} radius={34} open />
    </Hotspot>
    <Hotspot place="sensor" label={[196, -34]} from={[120, 40]}>
      <SolidView plane="floor" at={[236, 116, 110]} width={28} height={28} depth={50} radius={14} />
      <SolidView plane="floor" at={[243, 123, 80]} width={14} height={14} depth={30} radius={7} />
      <path d="M104 26C108-50 52-60 48-126" data-cord="" />
    </Hotspot>
    <Hotspot place="minerals" optional label={[-322, 66]} from={[-276, 104]}>
      <SolidView plane="floor" at={[-60, 256, -40]} width={100} height={70} depth={34} radius={24} />
      <SolidView plane="floor" at={[-56, 260, -6]} width={92} height={62} depth={30} radius={26} />
    </Hotspot>
  </>
)

/** The unit on its wall, the hose, and the pipe with its throat. */
export const OzoneView = () => (
  <>
    <Hotspot place="unit" label={[-158, -320]} from={[-72, -290]}>
      <SolidView plane="side" at={[-50, -20, 80]} width={120} height={270} depth={54} radius={24} />
      <SolidView plane="side" at={[-26, 34, 210]} width={72} height={110} depth={0} radius={14} open />
      <path
        d={[0, 1, 2, 3].map((index) => lineThrough([-20, 34, 100 + index * 12], [40, 34, 100 + index * 12])).join('')}
      />
    </Hotspot>
    <Hotspot place="hose" label={[150, -58]} from={[72, 2]}>
      <path d="M-12-48C6 40 54-70 54-12M54 36C54 74-54-16-78 28" data-cord="" />
      <SolidView plane="floor" at={[146, 84, 92]} width={26} height={26} depth={46} radius={13} />
    </Hotspot>
    <SolidView plane="front" at={[-240, 92, -38]} width={76} height={76} depth={150} radius={38} />
    <Hotspot place="venturi" label={[-186, -82]} from={[-94, 34]}>
      <SolidView plane="front" at={[-60, 86, -44]} width={88} height={88} depth={26} radius={44} />
      <SolidView plane="front" at={[-34, 104, -26]} width={52} height={52} depth={150} radius={26} />
      <SolidView plane="floor" at={[28, 118, 26]} width={26} height={26} depth={28} radius={13} />
      <SolidView plane="front" at={[116, 86, -44]} width={88} height={88} depth={26} radius={44} />
    </Hotspot>
    <SolidView plane="front" at={[176, 92, -38]} width={76} height={76} depth={170} radius={38} />
    <SolidView plane="front" at={[346, 104, -26]} width={52} height={52} depth={0} radius={26} open />
  </>
)
