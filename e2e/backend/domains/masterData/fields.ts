import type { Option } from '../../../../src/api/values'
import { list } from './schools'

/** A field of work: its majors, skills and positions. */
export type Field = {
  category: Option
  majors: readonly string[]
  positions: readonly string[]
  skills: readonly string[]
}

const field = (id: string, text: string, majors: string, positions: string, skills: string): Field => ({
  category: { id: `CAT-${id}`, text },
  majors: list(majors),
  positions: list(positions),
  skills: list(skills),
})

/** The fields of work in the world, most common first. */
export const fields: readonly Field[] = [
  field(
    'IT',
    'Teknologi Informasi',
    'Teknik Informatika;Sistem Informasi;Ilmu Komputer;Teknik Komputer;Statistika',
    'Software Engineer;Backend Engineer;Frontend Engineer;Data Analyst;Data Engineer;QA Engineer;DevOps Engineer;Product Manager;System Analyst;IT Support;Mobile Developer;Network Engineer',
    'Java;JavaScript;TypeScript;Python;Go;PHP;C++;SQL;PostgreSQL;React;Node.js;Docker;Kubernetes;Linux;Git;Analisis Data;Pembelajaran Mesin;Pengujian Perangkat Lunak;Keamanan Siber;Administrasi Jaringan;Android;Kotlin',
  ),
  field(
    'ACC',
    'Akuntansi dan Keuangan',
    'Akuntansi;Manajemen Keuangan;Perpajakan;Ekonomi Pembangunan',
    'Staf Akuntansi;Auditor Internal;Staf Pajak;Financial Analyst;Finance Manager;Kasir;Cost Controller;Treasury Officer',
    'Akuntansi;Akuntansi Biaya;Perpajakan;Brevet A dan B;Audit;Laporan Keuangan;Rekonsiliasi Bank;Anggaran;Analisis Keuangan;SAP FICO;Accurate;MYOB;Jurnal Umum;Manajemen Kas;Piutang Usaha;Utang Usaha',
  ),
  field(
    'SAL',
    'Penjualan',
    'Manajemen;Manajemen Pemasaran;Administrasi Bisnis',
    'Sales Executive;Sales Supervisor;Account Manager;Telesales;Area Sales Manager;Key Account Executive;Sales Promotion Officer',
    'Negosiasi;Penjualan B2B;Penjualan Ritel;Prospek Pelanggan;Manajemen Akun;Presentasi Penjualan;CRM;Salesforce;Kunjungan Lapangan;Target Penjualan;Penawaran Harga;Tender;Distribusi;Kanvasing;Penutupan Penjualan;Peramalan Penjualan',
  ),
  field(
    'MKT',
    'Pemasaran',
    'Manajemen Pemasaran;Ilmu Komunikasi;Hubungan Masyarakat',
    'Digital Marketing Specialist;Brand Manager;Content Writer;Social Media Specialist;Marketing Officer;SEO Specialist;Public Relations Officer',
    'Pemasaran Digital;SEO;Google Ads;Media Sosial;Penulisan Konten;Copywriting;Riset Pasar;Manajemen Merek;Pemasaran Surel;Google Analytics;Hubungan Media;Perencanaan Acara;Pemasaran Influencer;Strategi Konten;Fotografi Produk;Siaran Pers',
  ),
  field(
    'HR',
    'Sumber Daya Manusia',
    'Psikologi;Manajemen SDM;Ilmu Hukum',
    'HR Generalist;Recruiter;Talent Acquisition Specialist;HR Business Partner;Payroll Officer;Training Officer;Industrial Relations Officer',
    'Rekrutmen;Wawancara Kerja;Penggajian;Hubungan Industrial;Pelatihan dan Pengembangan;Penilaian Kinerja;Analisis Jabatan;BPJS Ketenagakerjaan;PPh 21;Psikotes;Assessment Center;Onboarding;Kompensasi dan Benefit;Budaya Organisasi;Konseling;HRIS',
  ),
  field(
    'ENG',
    'Teknik',
    'Teknik Mesin;Teknik Elektro;Teknik Kimia;Teknik Industri',
    'Mechanical Engineer;Electrical Engineer;Process Engineer;Maintenance Engineer;Field Engineer;Instrument Technician;Project Engineer',
    'AutoCAD;SolidWorks;PLC;SCADA;Perawatan Mesin;Pengelasan;Instrumentasi;Sistem Tenaga Listrik;HVAC;Pneumatik;Hidrolik;Termodinamika;Gambar Teknik;Analisis Kegagalan;MATLAB;Perpipaan',
  ),
  field(
    'MFG',
    'Produksi dan Manufaktur',
    'Teknik Industri;Teknik Mesin;Teknologi Pangan',
    'Operator Produksi;Supervisor Produksi;Quality Control Inspector;PPIC Officer;Production Manager;Quality Assurance Officer',
    'Lean Manufacturing;Six Sigma;Kaizen;5S;ISO 9001;Pengendalian Mutu;PPIC;Perencanaan Produksi;GMP;HACCP;Kalibrasi;Statistik Proses;Perakitan;Pengemasan;K3 Industri;SAP PP',
  ),
  field(
    'LOG',
    'Logistik dan Rantai Pasok',
    'Manajemen Logistik;Teknik Industri;Manajemen Transportasi',
    'Warehouse Supervisor;Logistics Officer;Supply Chain Analyst;Staf Ekspor Impor;Purchasing Officer;Fleet Coordinator;Inventory Controller',
    'Manajemen Gudang;Manajemen Persediaan;Pengadaan;Ekspor Impor;Kepabeanan;Perencanaan Rute;Incoterms;Forklift;Stok Opname;Manajemen Armada;Negosiasi Pemasok;SAP MM;Peramalan Permintaan;Rantai Dingin;Pengiriman Udara;Pengiriman Laut',
  ),
  field(
    'ADM',
    'Administrasi',
    'Administrasi Perkantoran;Administrasi Publik;Sekretari',
    'Staf Administrasi;Sekretaris;Admin Gudang;Personal Assistant;Office Manager;Data Entry Officer;Resepsionis',
    'Microsoft Excel;Microsoft Word;Kearsipan;Korespondensi;Penjadwalan;Notulensi;Mengetik Cepat;Pengarsipan Digital;Pelayanan Tamu;Manajemen Kantor;Pembuatan Laporan;Google Workspace;Pengelolaan Dokumen;Perjalanan Dinas;Pembelian Kantor;Entri Data',
  ),
  field(
    'CS',
    'Layanan Pelanggan',
    'Ilmu Komunikasi;Administrasi Bisnis;Sastra Inggris',
    'Customer Service Officer;Call Center Agent;Customer Success Specialist;Customer Service Supervisor;Relationship Officer',
    'Pelayanan Pelanggan;Penanganan Keluhan;Call Center;Zendesk;Komunikasi Lisan;Empati;Obrolan Daring;Retensi Pelanggan;Survei Kepuasan;Eskalasi Masalah;Bahasa Tubuh;Layanan Prima;Manajemen Antrean;Penjualan Silang;Telepon Bisnis;Pencatatan Tiket',
  ),
  field(
    'BNK',
    'Perbankan dan Asuransi',
    'Manajemen Keuangan;Ekonomi Syariah;Aktuaria',
    'Teller;Account Officer;Credit Analyst;Branch Manager;Aktuaris;Underwriter;Relationship Manager',
    'Analisis Kredit;Manajemen Risiko;Perbankan Syariah;Kepatuhan;Anti Pencucian Uang;Produk Investasi;Asuransi Jiwa;Klaim Asuransi;Aktuaria;Penagihan;Pembiayaan Mikro;Wealth Management;Valuta Asing;Kliring;Underwriting;Agunan',
  ),
  field(
    'EDU',
    'Pendidikan',
    'Pendidikan Bahasa Inggris;Pendidikan Matematika;Pendidikan Guru Sekolah Dasar',
    'Guru Matematika;Guru Bahasa Inggris;Guru Kelas;Tutor;Staf Kurikulum;Instructional Designer',
    'Mengajar;Pengembangan Kurikulum;Manajemen Kelas;Evaluasi Pembelajaran;Pembelajaran Daring;Media Pembelajaran;Bimbingan Konseling;Pendidikan Anak Usia Dini;Pendidikan Inklusif;Penulisan Ilmiah;Statistik Pendidikan;Public Speaking;Mendongeng;TOEFL;Matematika Dasar;Moodle',
  ),
  field(
    'HEA',
    'Kesehatan',
    'Keperawatan;Farmasi;Kesehatan Masyarakat;Kebidanan;Gizi',
    'Perawat;Apoteker;Petugas Klinik;Ahli Gizi;Analis Laboratorium;Bidan;Perekam Medis',
    'Asuhan Keperawatan;Farmasi Klinis;Gizi Klinis;Rekam Medis;Penyuluhan Kesehatan;Gawat Darurat;BTCLS;Analisis Laboratorium;Sterilisasi;Kebidanan;Promosi Kesehatan;Epidemiologi;Hiperkes;Fisioterapi;Vaksinasi;Komunikasi Terapeutik',
  ),
  field(
    'DES',
    'Desain dan Media',
    'Desain Komunikasi Visual;Desain Produk;Film dan Televisi',
    'Graphic Designer;UI/UX Designer;Video Editor;Illustrator;Art Director;Fotografer;Motion Designer',
    'Adobe Photoshop;Adobe Illustrator;Figma;Adobe Premiere;After Effects;Ilustrasi;Tipografi;Desain Antarmuka;Riset Pengguna;Purwarupa;Fotografi;Penyuntingan Video;Animasi 2D;Blender;Tata Letak;Identitas Visual',
  ),
  field(
    'CON',
    'Konstruksi dan Arsitektur',
    'Teknik Sipil;Arsitektur;Teknik Lingkungan',
    'Site Engineer;Arsitek;Quantity Surveyor;Drafter;Project Manager Konstruksi;Safety Officer',
    'Struktur Beton;RAB;SketchUp;Revit;ETABS;Survei Lapangan;Manajemen Konstruksi;Pengawasan Proyek;Gambar Kerja;Kontrak Konstruksi;K3 Konstruksi;Drainase;Jalan dan Jembatan;Lumion;AMDAL;Microsoft Project',
  ),
  field(
    'HOS',
    'Perhotelan dan Kuliner',
    'Perhotelan;Pariwisata;Tata Boga',
    'Front Office Agent;Chef;Barista;Housekeeping Supervisor;Restaurant Manager;Tour Guide',
    'Tata Boga;Barista;Tata Hidang;Reservasi Hotel;Housekeeping;Front Office;Pastry;Masakan Nusantara;Higiene Makanan;Pemandu Wisata;Bartending;Perencanaan Menu;Opera PMS;MICE;Tiket Pesawat;Manajemen Restoran',
  ),
  field(
    'LEG',
    'Hukum',
    'Ilmu Hukum;Hukum Bisnis',
    'Legal Officer;Corporate Lawyer;Paralegal;Compliance Officer;Staf Perizinan',
    'Hukum Perusahaan;Penyusunan Kontrak;Legal Review;Litigasi;Hukum Ketenagakerjaan;Perizinan Usaha;Uji Tuntas Hukum;Hak Kekayaan Intelektual;Hukum Pajak;Mediasi;Hukum Pertanahan;OSS;Hukum Perdata;Arbitrase',
  ),
  field(
    'AGR',
    'Agribisnis dan Lingkungan',
    'Agribisnis;Agroteknologi;Kehutanan;Perikanan',
    'Agronomist;Asisten Kebun;Penyuluh Pertanian;Environmental Officer;Aquaculture Technician',
    'Budidaya Tanaman;Kelapa Sawit;Pemupukan;Pengendalian Hama;Hidroponik;Kehutanan;Budidaya Ikan;GIS;Konservasi;Pengelolaan Limbah;Penyuluhan;Ilmu Tanah;Irigasi;Peternakan',
  ),
]

/** Skills of all fields. */
export const generalSkills = list(
  'Kepemimpinan;Komunikasi;Kerja Sama Tim;Manajemen Waktu;Pemecahan Masalah;Berpikir Kritis;Bahasa Inggris Bisnis;Manajemen Proyek;Presentasi;Kreativitas;Adaptasi;Ketelitian',
)

/** Positions that require no more than school. */
export const entryPositions = list(
  'Operator Produksi;Kasir;Admin Gudang;Barista;Resepsionis;Sales Promotion Officer;Call Center Agent;Staf Administrasi;Data Entry Officer;Teller;Telesales;Kurir;Pramuniaga;Teknisi Lapangan',
)
