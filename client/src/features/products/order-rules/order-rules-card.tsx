import { orderRules } from '#contracts/http/bot/order-rules';
import { formatRupiah } from '#contracts/values/selling/money';
import { call } from '../../../api/client.js';
import { useSavedForm } from '../../../api/saved-form.js';
import { schemaError } from '../../../forms/schema-error.js';
import { atomWithQuery, useAtomValue } from '../../../state/atoms.js';
import { Button } from '../../../ui/forms/button.js';
import { FormFooter } from '../../../ui/forms/form-footer.js';
import { TextAreaField, TextField } from '../../../ui/forms/field.js';
import { Fold, FoldFailed } from '../../../ui/layout/fold.js';
import { HelpLink } from '../../../ui/layout/help-link.js';
import { changedRules, countNewer } from './newer-rules.rules.js';
import { fieldOf, readRulesForm, summaryOfRules, toRulesForm, type OrderRulesForm } from './order-rules.rules.js';

const queryKey = ['order-rules'] as const;

const orderRulesAtom = atomWithQuery(() => ({
  queryKey,
  queryFn: async ({ signal }) => toRulesForm(await call(orderRules.read, { signal })),
}));

async function checkRules(typed: OrderRulesForm) {
  const read = readRulesForm(typed);
  if ('problem' in read) return read.problem;
  const refused = await schemaError('OrderRules', read.rules);
  return refused && { field: fieldOf(refused.field), text: refused.text };
}

/** Sends the kinds of rules that were changed: the server keeps the others. */
async function saveRules(typed: OrderRulesForm, stored: OrderRulesForm): Promise<void> {
  const [read, before] = [readRulesForm(typed), readRulesForm(stored)];
  if ('rules' in read)
    await call(orderRules.save, { body: changedRules(read.rules, 'rules' in before ? before.rules : null, typed.newer) });
}

const toReload = 'dibuat di versi panel yang lebih baru. Muat ulang halaman ini untuk mengubahnya.';

/**
 * Settings for free shipping, discounts, offers, codes, deposit and fees. The bot uses them to compute orders. Hidden
 * until they are loaded.
 */
export function OrderRulesCard() {
  const { data, isError, refetch } = useAtomValue(orderRulesAtom);
  if (!data) return isError ? <FoldFailed title="Aturan Harga" onRetry={() => void refetch()} /> : null;
  return <OrderRulesForm stored={data} />;
}

function OrderRulesForm({ stored }: { stored: OrderRulesForm }) {
  const { form, isChanged, discard, isSaving, submit } = useSavedForm('order-rules', stored, {
    queryKey,
    check: checkRules,
    save: (typed) => saveRules(typed, stored),
    savedText: '✅ Aturan harga berhasil disimpan.',
    failedText: '❌ Gagal menyimpan aturan harga.',
  });
  const bind = (field: keyof OrderRulesForm) => ({ error: form.formState.errors[field]?.message, ...form.register(field) });
  /** Props of the fields of a single rule. The fields are read-only when this page cannot parse the stored rule. */
  const bindOnly = (kind: 'freeShipping' | 'deposit', field: keyof OrderRulesForm, hint?: string) => {
    const isUnread = countNewer(stored.newer, kind) > 0;
    if (!isUnread) return { ...bind(field), hint };
    return { ...bind(field), readOnly: true, placeholder: '', className: 'bg-sunken!', hint: `Aturan ini ${toReload}` };
  };
  const bindList = (kind: 'codes' | 'discounts' | 'offers' | 'fees', hint: string) => {
    const unread = countNewer(stored.newer, kind);
    return { ...bind(kind), hint: unread === 0 ? hint : `${unread} aturan ${toReload} ${hint}` };
  };

  return (
    <Fold id="aturan-harga" title="Aturan Harga" summary={summaryOfRules(stored)} isChanged={isChanged}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-soft">
          Bot menghitung total pesanan dari daftar produk dan aturan ini. Semua kolom boleh kosong. Minimal belanja dihitung dari harga
          barang sebelum diskon. <HelpLink guide="aturan-harga" />
        </p>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            label="Gratis ongkir mulai belanja"
            placeholder={formatRupiah(300_000)}
            autoComplete="off"
            {...bindOnly('freeShipping', 'freeFrom')}
          />
          <TextField
            label="Ongkir ditanggung maksimal"
            placeholder={formatRupiah(20_000)}
            autoComplete="off"
            {...bindOnly('freeShipping', 'freeMax', 'Kosong: layanan termurah gratis.')}
          />
          <TextField
            label="Gratis ongkir hanya ke"
            placeholder="Jabodetabek, Bandung"
            autoComplete="off"
            {...bindOnly('freeShipping', 'freePlaces')}
          />
        </div>
        <TextAreaField
          label="Diskon untuk semua pelanggan"
          rows={2}
          {...bindList(
            'discounts',
            'Satu per baris. Contoh: 10%, min 200rb, sampai 31-12-2026. Diskon, kode, dan promo per barang tidak digabung: yang terbesar dipakai.',
          )}
        />
        <TextAreaField
          label="Paket dan promo per barang"
          rows={3}
          {...bindList(
            'offers',
            'Satu per baris, dengan nama produk atau kategori dari daftar. Contoh: 3 Kaos Polos = 100rb. Atau: Kaos Polos + Topi = 90rb. Atau: Topi = beli 2 gratis 1. Atau: Gamis = diskon 10%, sampai 31-12-2026.',
          )}
        />
        <TextAreaField
          label="Kode promo"
          rows={2}
          {...bindList(
            'codes',
            'Satu per baris. Contoh: HEMAT10 = 10%, min 200rb, maks 50rb. Berlaku hanya bila pelanggan menyebut kodenya; bot tidak menawarkannya.',
          )}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="DP" placeholder="50% atau 100rb" autoComplete="off" {...bindOnly('deposit', 'deposit')} />
          <TextField
            label="DP untuk belanja mulai"
            placeholder={formatRupiah(500_000)}
            autoComplete="off"
            {...bindOnly('deposit', 'depositFrom')}
          />
        </div>
        <TextAreaField
          label="Biaya tambahan"
          rows={3}
          {...bindList(
            'fees',
            'Satu per baris. Contoh: Packing = 3rb. Atau: COD = 3% dari total, bila diminta. Atau: Admin = 2rb, di bawah 50rb.',
          )}
        />
        <FormFooter isChanged={isChanged} onDiscard={discard} saving={isSaving}>
          <Button type="submit" kind="secondary" busy={isSaving} busyLabel="Menyimpan...">
            Simpan Aturan Harga
          </Button>
        </FormFooter>
      </form>
    </Fold>
  );
}
