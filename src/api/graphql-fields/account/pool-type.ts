import { waterTreatments } from '../../../domain/account/saved-pool.ts'
import { surfaces } from '../../../domain/models/robot-facts.ts'
import { poolShapes } from '../../../domain/pool/pool-shape.ts'
import type { OwnPool } from '../../account/my-pool.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'

const shapeEnum = enumOf('PoolShape', poolShapes)
const surfaceEnum = enumOf('PoolSurface', surfaces)
const treatmentEnum = enumOf('WaterTreatment', waterTreatments)

export const poolType = builder.objectRef<OwnPool>('Pool').implement({
  description: 'A pool as the calculator of pool volume has it, in metres: of its measures those that its shape has',
  fields: (field) => ({
    shape: field.expose('shape', { type: shapeEnum }),
    length: field.exposeFloat('length', { nullable: true, description: 'The longest straight line; across, if round' }),
    width: field.exposeFloat('width', { nullable: true }),
    narrow: field.exposeFloat('narrow', { nullable: true, description: 'The narrow end of a kidney' }),
    wing: field.exposeFloat('wing', { nullable: true, description: 'How far the wing of an L stands out' }),
    wingWidth: field.exposeFloat('wingWidth', { nullable: true }),
    fill: field.exposeFloat('fill', { nullable: true, description: 'How much of its rectangle a free form fills' }),
    shallow: field.exposeFloat('shallow', { nullable: true }),
    deep: field.exposeFloat('deep', { nullable: true }),
    litres: field.exposeInt('litres'),
    surface: field.expose('surface', { type: surfaceEnum, nullable: true }),
    treatment: field.expose('treatment', { type: treatmentEnum, nullable: true }),
    place: field.exposeString('place', { nullable: true, description: 'Suburb or town' }),
    tree: field.exposeString('tree', { nullable: true, description: 'In their own words: "under a spotted gum"' }),
    savedAt: field.string({ resolve: ({ savedAt }) => savedAt.toISOString() }),
  }),
})

export const poolInput = builder.inputType('PoolInput', {
  fields: (field) => ({
    shape: field.field({ type: shapeEnum, required: true }),
    length: field.float(),
    width: field.float(),
    narrow: field.float(),
    wing: field.float(),
    wingWidth: field.float(),
    fill: field.float(),
    shallow: field.float(),
    deep: field.float(),
    surface: field.field({ type: surfaceEnum }),
    treatment: field.field({ type: treatmentEnum }),
    place: field.string(),
    tree: field.string(),
  }),
})
