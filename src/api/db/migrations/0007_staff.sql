CREATE TABLE "staff_acts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person" uuid,
	"name" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"of" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "staff_acts_subject" CHECK ("staff_acts"."subject" in ('order', 'case', 'demo', 'dealer', 'stock', 'promotion', 'letter', 'person'))
);
--> statement-breakpoint
CREATE TABLE "staff_presence" (
	"person" uuid NOT NULL,
	"subject" text NOT NULL,
	"of" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_presence_person_subject_of_pk" PRIMARY KEY("person","subject","of")
);
--> statement-breakpoint
DROP INDEX "orders_placed";--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_presence" ADD CONSTRAINT "staff_presence_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_acts_of" ON "staff_acts" USING btree ("subject","of");--> statement-breakpoint
CREATE INDEX "staff_acts_at" ON "staff_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_presence_of" ON "staff_presence" USING btree ("subject","of","at");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(translate("name", '’''()', '') || ' ' || "number" || ' ' || "email" || ' ' || translate("number", '@', ' ') || ' ' || translate("number", '@.-_+', '     ') || ' ' || translate("email", '@', ' ') || ' ' || translate("email", '@.-_+', '     ')), '[[:space:],]+'), '')));--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("order") WHERE "returns"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id");